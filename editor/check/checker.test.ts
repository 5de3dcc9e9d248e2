import { expect, test } from 'vitest'
import { advised, entry, forms, published, said, texts } from '../../tests/support/editorEntry.ts'
import { readPageFile } from '../format/keepPage.ts'
import type { Group } from '../format/value.ts'
import { openChecker } from './checker.ts'

const titleOf = (page: string) => String(readPageFile(texts[`${page}.ja.md`] ?? '').head.title)

test('untouched entries have no mistakes, whatever other files contain', () => {
  expect(said(entry('pages', 'privacy', (ja, en) => [ja, en]))).toEqual([])
  expect(said(entry('words', 'home', (ja, en) => [ja, en]))).toEqual([])
})

test('warnings about length, wording or missing sources do not prevent saving and say where they are', () => {
  const made = entry('pages', 'privacy', (ja, en) => [
    { ...ja, description: '長'.repeat(200) },
    {
      ...en,
      title: 'A long title '.repeat(9),
      metaTitle: undefined,
      subtitle: 'Ask our advisor.',
    },
  ])
  expect(advised(made)).toEqual([
    expect.stringMatching(
      /^ページ › .*\(privacy\) › 日本語 › 検索結果に出る説明: .*120字を超えています/,
    ),
    expect.stringMatching(/^ページ › .*\(privacy\) › 英語 › 題名: .*60字を超えています/),
    expect.stringMatching(/^ページ › .*\(privacy\) › 英語 › 副題: 「advisor」：.*「adviser」/),
  ])
  const [form] = forms.articles
  const { head } = readPageFile(texts[form?.files[0] ?? ''] ?? '')
  const plain = { ...head, address: '/brand-new', body: '文。', sources: undefined } as Group
  const article = { collection: 'articles', slug: 'brand-new', ja: plain, en: plain }
  expect(advised(article).join('\n')).toContain('記事に出典がありません')
})

test('an entry that is missing in one language is rejected and not paired with another', () => {
  const made = entry('knowledge', 'glossary', (ja, en) => [
    { ...ja, terms: (ja.terms as Group[]).slice(1) },
    en,
  ])
  const turned = entry('knowledge', 'glossary', (ja, en) => [
    { ...ja, terms: (ja.terms as Group[]).toReversed() },
    en,
  ])
  expect(said(made)).toEqual([
    expect.stringMatching(
      /^用語集 › .*: 英語のほうが1個多くなっています（日本語\d+個、英語\d+個）/,
    ),
  ])
  expect(said(turned)).toEqual([
    expect.stringMatching(/^用語集 › .*項目の順が、日本語と英語で異なります/),
  ])
})

test('entries without an id or with a duplicate id are rejected', () => {
  const withId = (id: string) =>
    entry('knowledge', 'figures', (ja, en) => {
      const change = (form: Group) => ({
        ...form,
        figures: (form.figures as Group[]).map((each, at) => (at === 1 ? { ...each, id } : each)),
      })
      return [change(ja), change(en)]
    })
  const [first] = (withId('').ja.figures as Group[]).map(({ id }) => String(id))
  expect(said(withId(first ?? ''))).toEqual([
    `数値と出典 › 数値: ID「${first}」が二度使われています。項目ごとに別のIDを書いてください。`,
  ])
  expect(said(withId(`${first} `), 'en')).toEqual([
    `Figures and their sources › Figures: The id "${first}" is there twice: give each entry an id of its own.`,
  ])
  expect(said(withId(' '))).toEqual([
    '数値と出典 › 数値: 2番目の項目にIDがありません。英小文字、数字、ハイフンで書いてください。',
  ])
  expect(said(withId(''), 'en')).toEqual([
    'Figures and their sources › Figures: Entry 2 has no id: write one in small letters, digits and hyphens.',
  ])
})

test('a new article is checked before it has files', () => {
  const [form] = forms.articles
  const { head } = readPageFile(texts[form?.files[0] ?? ''] ?? '')
  const made = { ...head, address: '/fees', body: '文。', card: undefined } as Group
  expect(
    said({ collection: 'articles', slug: 'brand-new', ja: made, en: made }).join('\n'),
  ).toContain(`アドレス /fees はページ「${titleOf('pages/fees')} (fees)」が使っています`)
})

test('the address of a published article is locked until a redirect leads on from it', () => {
  const id = forms.articles[0]?.id ?? ''
  const own = openChecker(texts, forms, 'ja', {}, undefined, false, published)
  const reviewed = openChecker(texts, forms, 'ja', {}, undefined, true, published)
  const move = (checker = own) =>
    checker
      .check(
        entry('articles', id, (ja, en) => [
          { ...ja, address: '/moved-here' },
          { ...en, address: '/moved-here' },
        ]),
      )
      .mistakes.map(({ place, problem }) => `${place}: ${problem}`)
  expect(move()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^記事 › .* › アドレス: 公開したアドレス /.*「${titleOf(`articles/${id}`)} \\(${id}\\)」`,
      ),
    ),
  ])
  const { address } = readPageFile(texts[forms.articles[0]?.files[0] ?? ''] ?? '').head as Group
  const moved = [{ old: address, page: id }]
  const redirected = entry('words', 'redirects', (ja, en) => [
    { ...ja, moved },
    { ...en, moved },
  ])
  expect(own.check(redirected).mistakes).toEqual([])
  own.saved()
  expect(move()).toEqual([])
  // Not public yet.
  expect(reviewed.check(redirected).mistakes).toEqual([])
  reviewed.saved()
  expect(move(reviewed)).toHaveLength(1)
})

test('withdrawing a page or an article names it and all that links to it by their titles', () => {
  for (const [collection, id, linking] of [
    ['pages', 'buyers', 'ページ › '],
    ['articles', 'population-decline', `記事 › ${titleOf('articles/manufacturing-industry')} (`],
  ] as const) {
    const found = said(
      entry(collection, id, (ja, en) => [
        { ...ja, withdrawn: true },
        { ...en, withdrawn: true },
      ]),
    )
    const name = `ページ「${titleOf(`${collection}/${id}`)} (${id})」は公開していません`
    expect(found.filter((each) => !each.includes(name))).toEqual([])
    expect(found.some((each) => each.startsWith(linking))).toBe(true)
  }
})

test('what was checked is known only once it is saved', () => {
  const own = openChecker(texts, forms, 'ja', {}, undefined, false, published)
  const retitled = entry('pages', 'privacy', (ja, en) => [{ ...ja, title: '弊社' }, en])
  for (const _ of ['first', 'again']) expect(own.check(retitled).warnings).toHaveLength(1)
  own.saved()
  expect(own.check(retitled).warnings).toEqual([])
})

test('signs that the typeface of headings lacks are noted, in title and headings', () => {
  const own = openChecker(
    texts,
    forms,
    'ja',
    {},
    new Set(Object.values(texts).join('')),
    false,
    published,
  )
  const made = entry('pages', 'privacy', (ja, en) => [
    { ...ja, title: `㍻${ja.title}`, body: `${ja.body}\n\n## 見出し🏛 {#more}\n\n文。` },
    { ...en, body: `${en.body}\n\n## Heading ﾊﾝ {#more}\n\nText.` },
  ])
  expect(own.check(made).warnings.map(({ place, problem }) => `${place}: ${problem}`)).toEqual([
    expect.stringMatching(/^ページ › .* › 日本語 › 題名: .*の ㍻ は、見出しの書体になく/),
    expect.stringMatching(/^ページ › .* › 日本語 › 本文: 見出し「見出し🏛」の 🏛 は/),
    expect.stringMatching(/^ページ › .* › 英語 › 本文: 見出し「Heading ﾊﾝ」の ﾊ ﾝ は/),
  ])
})

test('an entry whose own fields are wrong says only that, and each field once', () => {
  const withdrawn = entry('pages', 'fees', (ja, en) => [
    { ...ja, withdrawn: true },
    { ...en, withdrawn: true },
  ])
  expect(said(withdrawn)).toEqual([
    expect.stringMatching(/^ページ › .*\(fees\) › 公開をやめる: .*公開をやめられません/),
  ])
})
