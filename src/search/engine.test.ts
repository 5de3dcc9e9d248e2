import { expect, test } from 'vitest'
import type { Synonym } from '../models/search/searchIndex.ts'
import { openEngine } from './engine.ts'

const nothing = { href: '', title: '', picture: '', question: '', description: '', also: '' }

const engineOf = (texts: Record<string, string>, synonyms: readonly Synonym[] = []) => {
  const pages = Object.entries(texts).map(([href, text]) => {
    const section = { anchor: '', heading: '', text }
    const terms = href === 'glossary'
    return { ...nothing, href, terms, sections: [section] }
  })
  const engine = openEngine({ pages, synonyms })
  return (query: string) => engine.search(query).pages.map(({ page }) => pages[page]?.href)
}

const english = engineOf({
  outs: 'A carve-out of a plant',
  audit: 'Due diligence before a deal',
  people: 'Labor and organization',
  care: 'They care about the outcome',
})

test('compounds are found from their two words, even with a typo', () => {
  expect(english('carveout')).toEqual(['outs'])
  expect(english('duediligence')).toEqual(['audit'])
  expect(english('duedilligence')).toEqual(['audit'])
})

test('British and American spelling find each other, unfinished words too', () => {
  expect(english('labour')).toEqual(['people'])
  expect(english('organisations')).toEqual(['people'])
  expect(english('organ')).toEqual(['people'])
})

test('a word that is no compound of known words finds nothing', () => {
  expect(english('zzzcareqqq')).toEqual([])
  expect(english('?!')).toEqual([])
})

test('pages with all that was asked for come first, those with a part below', () => {
  const search = engineOf({ part: '後継者を探す', whole: '後継者と株式', none: '税金' })
  expect(search('後継者の株式は')).toEqual(['whole', 'part'])
})

test('synonyms are found in any inflection and in kana', () => {
  const search = engineOf({ sale: '株式譲渡の手順', close: '清算の期間', heir: '後継者' }, [
    { said: ['会社を売る'], means: ['株式譲渡'] },
    { said: ['たたむ'], means: ['清算'] },
    { said: ['あとつぎ'], means: ['後継者'] },
  ])
  for (const query of ['会社を売りたい', '会社を売れますか']) {
    expect(search(query), query).toContain('sale')
  }
  for (const query of ['たたむには', 'タタム']) expect(search(query), query).toEqual(['close'])
  for (const query of ['アトツギ', 'あとつぎがほしい', 'ｱﾄﾂｷﾞ']) {
    expect(search(query), query).toEqual(['heir'])
  }
})

test('the glossary comes below pages, and above them when asked what a word means', () => {
  const search = engineOf({ glossary: '清算の説明', page: '清算の説明' })
  expect(search('清算したい')).toEqual(['page', 'glossary'])
  for (const query of ['清算とは', '清算とは何ですか', '清算って何', '清算の意味']) {
    expect(search(query), query).toEqual(['glossary', 'page'])
  }
  const other = engineOf({ page: 'A tail clause', glossary: 'A tail clause' })
  expect(other('tail clause')).toEqual(['page', 'glossary'])
  for (const query of ['what is a tail clause', 'tail clause meaning']) {
    expect(other(query), query).toEqual(['glossary', 'page'])
  }
})

test('endings and polite forms ask for nothing', () => {
  const search = engineOf({ page: '採用の手順', other: 'ください。どうすればよいか困っている' })
  for (const query of ['採用したい', '採用を教えてください', '採用はどうすればいいですか']) {
    expect(search(query)[0], query).toBe('page')
  }
})

test('single kanji are marked only if nothing longer is asked for', () => {
  const page = { ...nothing, title: '人口と継承' }
  const engine = openEngine({ pages: [{ ...page, sections: [] }], synonyms: [] })
  expect([...engine.search('人の継承').marks.keys()]).toEqual(['継承'])
  expect([...engine.search('人').marks.keys()]).toEqual(['人'])
})

test('a wish is compared with what a page answers in the words of the site, too', () => {
  const pages = ['後継者がいるか', '継ぐ人がいない'].map((question, at) => ({
    ...nothing,
    href: `${at}`,
    question,
    description: '後継者',
    sections: [{ anchor: '', heading: '', text: '後継者' }],
  }))
  const first = (synonyms: readonly Synonym[]) =>
    openEngine({ pages, synonyms }).search('後継者がいない').pages[0]?.page
  expect(first([])).toBe(0)
  expect(first([{ said: ['後継者がいない'], means: ['継ぐ人がいない'] }])).toBe(1)
})

test('a saying that there is none fits a query that says so only', () => {
  const search = engineOf({ none: '継ぐ人を探す', some: '後継者を育てる' }, [
    { said: ['後継者がいない'], means: ['継ぐ人'] },
  ])
  expect(search('後継者を育てたい')).toEqual(['some'])
  expect(search('後継者はいません')).toContain('none')
})

test('of pages with the same words, the one with the phrase comes first', () => {
  const search = engineOf({
    apart: '会社の外で売り、保証を買い、外で会う',
    phrase: '会社を買い、保証を外す',
    words: 'a company without a plan and a sale of shares',
    pair: 'a plan without shares and a company sale',
  })
  expect(search('保証を外したい')[0]).toBe('phrase')
  expect(search('company sale')[0]).toBe('pair')
})

test('thinking about something asks for nothing but that thing', () => {
  const search = engineOf({ thought: '考える力', listing: '上場の準備' })
  expect(search('上場を考えている')).toEqual(['listing'])
  expect(search('考える力')).toEqual(['thought'])
})

test('if nothing is found, the page with the most similar question comes nearest', () => {
  const pages = ['いつごろまでにすればよいの', 'どこにあるの'].map((question, at) => {
    const section = { anchor: '', heading: '', text: '' }
    return { ...nothing, href: `${at}`, question, sections: [section] }
  })
  const { search } = openEngine({ pages, synonyms: [] })
  expect(search('いつごろまでにすればよい')).toMatchObject({ pages: [], nearest: 0 })
  expect(search('qqq').nearest).toBeUndefined()
})
