/** Realistic mistakes in the actual files: each is reported in Japanese with file, field and remedy. */
import { expect, test } from 'vitest'
import { entry, forms, said } from '../../tests/support/editorEntry.ts'
import { type Group, isGroup, isList, type Value } from '../format/value.ts'

/** New values by path, for both languages or, prefixed with "ja:" or "en:", for one. */
type Changes = Readonly<Record<string, Value | ((before: Value) => Value)>>

/** A copy of a form with one value changed; missing parents are created. */
function changed(form: Value, [key = '', ...rest]: readonly string[], to: Changes[string]): Value {
  const before = isList(form) ? form[Number(key)] : isGroup(form) ? form[key] : undefined
  const after = rest.length ? changed(before, rest, to) : typeof to === 'function' ? to(before) : to
  if (isList(form)) return form.with(Number(key), after)
  return { ...(isGroup(form) ? form : {}), [key]: after }
}

const made = (collection: string, slug: string, changes: Changes) => {
  const inLanguage = (form: Group, language: string) =>
    Object.entries(changes).reduce((before: Value, [place, to]) => {
      const { only, way = '' } = /^(?:(?<only>ja|en):)?(?<way>.*)$/.exec(place)?.groups ?? {}
      return only && only !== language ? before : changed(before, way.split('.'), to)
    }, form) as Group
  return entry(collection, slug, (ja, en) => [inLanguage(ja, 'ja'), inLanguage(en, 'en')])
}

const begin = (text: string) => (body: Value) => `${text}\n\n${body}`
const end = (text: string) => (body: Value) => `${body}\n\n${text}`
const first = (list: Value) => (isList(list) ? list.slice(1) : list)
const [article] = forms.articles
const chartOf = (kind: string) => {
  const { charts } = made('knowledge', 'charts', {}).ja
  return (charts as readonly Group[]).findIndex((chart) => chart.kind === kind)
}
const inText = /^ページ › .*\(privacy\) › (日本語|英語) › (本文|よくある質問|出典)/
const page = (field: string) =>
  new RegExp(`^ページ › (.*\\()?privacy\\)? › ((日本語|英語) › )?${field}.*: `)

type Mistake = [where: string, changes: Changes, place: RegExp, problem: string]
const mistakes: Mistake[] = [
  ['pages/privacy', { 'en:title': '' }, page('題名'), '入っていません'],
  [
    'pages/privacy',
    { 'ja:body': end('## 余り {#more}\n\n文。') },
    inText,
    '見出しが日本語と英語で異なります',
  ],
  ['pages/privacy', { 'ja:body': begin('前置き。') }, inText, '導入の段落の数が、日本語（'],
  ['pages/privacy', { body: begin('<b>x</b>') }, inText, 'HTMLは表示されません'],
  [
    'pages/privacy',
    { body: begin('[文](page:fees#nowhere)') },
    inText,
    ' (fees)」に「nowhere」という場所はありません',
  ],
  ['pages/privacy', { 'ja:subtitle': ' ' }, page(''), '空白だけです'],
  ['pages/privacy', { next: { page: 'no', text: 'x' } }, page('次のページ'), 'ページ「no」は'],
  ['pages/privacy', { related: ['no'] }, page('関連するページ'), 'ページ「no」はありません'],
  ['pages/privacy', { hero: '' }, page('先頭の写真'), '入っていません'],
  ['pages/privacy', { 'en:hero': 'arcade' }, page('先頭の写真'), '英語（"arcade"）で異なります'],
  [
    'pages/privacy',
    { parts: [{ show: 'link', after: 'no', page: 'fees', text: 'x' }] },
    page('本文のほかに置くもの'),
    '置く場所「no」が本文にありません',
  ],
  [
    'pages/privacy',
    { parts: [{ show: 'cards', after: 'introduction', pages: [] }] },
    page('本文のほかに置くもの › 1番目'),
    '1個以上にして',
  ],
  [
    'pages/privacy',
    { panorama: { picture: 'x', after: 'no' } },
    page('横長の写真'),
    '選べない値です',
  ],
  ['pages/privacy', { 'ja:facts': { audience: 'x' } }, page('要点'), '入っていません'],
  [
    'pages/privacy',
    { 'ja:faq': [{ question: 'x', answer: 'x' }] },
    inText,
    'よくある質問の項目の数',
  ],
  ['pages/privacy', { 'ja:sources': ['x'] }, inText, '出典の項目の数'],
  ['pages/privacy', { body: begin('{figure:no}') }, inText, '{figure:no} という数値はありません'],
  ['pages/privacy', { body: begin('{source:no}') }, inText, '{source:no} という出典はありません'],
  ['pages/privacy', { body: begin('{chart:no}') }, inText, '{chart:no} という図表はありません'],
  [
    'pages/privacy',
    { body: begin('｛figure：no｝') },
    inText,
    '「｛figure：no｝」の書き方が違います',
  ],
  ['pages/privacy', { body: begin('文 {quote}') }, inText, '「{quote}」の書き方が違います'],
  ['pages/privacy', { body: begin('[文]（page:fees）') }, inText, 'そのまま表示されます'],
  [
    'pages/privacy',
    { body: begin('[文](https://example.jp)') },
    inText,
    'ほかのサイトへはリンクできません',
  ],
  ['pages/privacy', { body: begin('[文](page:nowhere)') }, inText, 'の先がありません'],
  ['pages/privacy', { body: begin('| a | b |\n|---|\n| 1 | 2 |') }, inText, '表になりません'],
  ['pages/privacy', { body: begin('＃＃ 見出し') }, inText, 'そのまま表示されます'],
  ['pages/privacy', { body: begin('# 見出し') }, inText, '「#」一つの見出しは使えません'],
  ['pages/privacy', { body: begin('## 見出し {#Ａ}') }, inText, 'にIDがありません'],
  ['pages/privacy', { body: end('## あ {#a}\n\n## い {#a}') }, inText, '「a」が二度使われています'],
  ['pages/privacy', { body: begin('文。\n\n    code') }, inText, '行の初めの空白を'],
  ['pages/privacy', { body: begin('![x](y.jpg)') }, inText, '写真は本文に置けません'],
  ['pages/privacy', { body: begin('x[^1]\n\n[^1]: y') }, inText, '脚注は使えません'],
  ['pages/privacy', { body: end('[x]: page:fees') }, inText, 'リンク先は [文](page:ID) の形で'],
  ['pages/privacy', { body: end('---\n\n文。\n\n---\n\n文。') }, inText, '行が二つあります'],
  ['pages/privacy', { 'ja:body': end('- 項目') }, inText, '箇条書きの項目の数が、日本語'],
  ['articles', { published: '2026/01/01' }, /^記事 › .* › 公開日: /, '2025-10-29 の形で'],
  ['articles', { published: '2026-02-31' }, /^記事 › .* › 公開日: /, '2025-10-29 の形で'],
  ['articles', { modified: '2020-01-01' }, /^記事 › .* › 更新日: /, '公開日より前の日付です'],
  ['articles', { address: '/Foo' }, /^記事 › .* › アドレス: /, '/population-decline のように'],
  ['articles', { address: '/fees' }, /^記事 › .* › アドレス: /, 'は変えられません'],
  ['articles', { topic: 'no' }, /^記事 › .* › 話題: /, '話題「no」はありません'],
  ['articles', { parent: article?.id }, /^記事 › .* › 戻り先のページ: /, '元に戻って来ます'],
  [
    'firm/settings',
    { 'site.url.value': 'x' },
    /^設定.* › サイト › /,
    'https://www.example.jp のように',
  ],
  ['firm/settings', { 'site.url.value': 'https://x.jp/y' }, /^設定.* › サイト › /, '「/」より後や'],
  ['firm/settings', { 'inquiries.businessDays.value': 0 }, /^設定.*営業日数 › /, '1以上の整数を'],
  ['firm/settings', { 'inquiries.from.value': 'x' }, /^設定.* › 値: /, 'name@example.jp のように'],
  [
    'firm/settings',
    { 'en:reach.hours.value': '' },
    /^設定.* › 受付時間 › 値 › 英語: /,
    '入っていません',
  ],
  [
    'articles',
    { photo: { picture: '/photos/a.jpg', alt: 'x' }, 'en:photo.alt': '' },
    /^記事 › .* › 英語 › 撮影した写真 › 写真の説明: /,
    '入っていません',
  ],
  [
    'articles',
    { photo: { picture: '/photos/a.jpg', alt: 'x' }, 'en:photo.picture': '/photos/b.jpg' },
    /^記事 › .* › 撮影した写真 › 写真: /,
    'で異なります',
  ],
  [
    'articles',
    { photo: { picture: '/photos/a.jpg', alt: 'x' }, 'ja:photo.caption': 'x' },
    /^記事 › /,
    '写真の下に出す一行の数が',
  ],
  ...(['people', 'cases', 'testimonials'] as const).map(
    (name): Mistake => [
      `firm/${name}`,
      { 'items.0.photo': { picture: '/photos/a.jpg', alt: 'x' }, 'ja:items.0.photo.alt': '' },
      /^(コンサルタント|事例|お客様の声) › 項目 › 1番目「.*」 › 撮影した写真 › 写真の説明 › 日本語: /,
      '入っていません',
    ],
  ),
  ['firm/testimonials', { items: [] }, /^お客様の声 › 項目: /, '1個以上に'],
  [
    'firm/firstTalk',
    { 'short.rows': ['no'] },
    /^最初のご相談 › .* › 1番目: /,
    '行「no」はありません',
  ],
  [
    'firm/people',
    { 'items.0.photo.picture': 'x' },
    /^コンサルタント › .* › 写真: /,
    '写真を選んで',
  ],
  [
    'knowledge/figures',
    { 'figures.0.source': 'no' },
    /^数値と出典 › 数値 › .* › 出典: /,
    '出典「no」は',
  ],
  [
    'knowledge/figures',
    { 'figures.0.id': '人口 1', 'figures.0.source': 'no' },
    /^数値と出典 › 数値 › 人口 1 › 出典: /,
    '出典「no」はありません',
  ],
  ['knowledge/figures', { 'sources.0.checked': '2026/1' }, /^数値と出典 › .*: /, '日付は 2026、'],
  ['knowledge/figures', { 'sources.0.url': 'x' }, /^数値と出典 › .*のアドレス: /, 'https:// から'],
  ['knowledge/glossary', { 'terms.0.reading': 'ｼﾞｷﾞｮｳ' }, /^用語集 › .* › よみがな: /, 'ひらがなで'],
  ['knowledge/glossary', { 'terms.0.id': 'Ａ' }, /^用語集 › .* › ID.*: /, 'IDは英小文字'],
  ['knowledge/pictures', { 'en:alt.0.value': '' }, /^写真の説明 › .* › 英語: /, '入っていません'],
  ['knowledge/terms', { 'ja.0.not': [] }, /^言葉づかいの決まり › .*: /, '1個以上に'],
  [
    'knowledge/charts',
    { [`charts.${chartOf('series')}.rows.0.values.0`]: 'x' },
    /^図表 › .* › 値 › 1番目: /,
    '62.60 のように',
  ],
  [
    'knowledge/charts',
    { [`charts.${chartOf('bars')}.rows.0.value`]: 0 },
    /^図表 › .* › 値: /,
    '0より大きい数に',
  ],
  [
    'knowledge/charts',
    { [`charts.${chartOf('timeline')}.rows.0.solid`]: [9, 1] },
    /^図表 › .* › 最短の期間: /,
    '小さいほうの数を先に',
  ],
  [
    'knowledge/charts',
    { [`charts.${chartOf('matrix')}.rows.0.marks`]: ['yes'] },
    /^図表 › /,
    '1個です',
  ],
  [
    'knowledge/charts',
    { [`charts.${chartOf('matrix')}.rows.0.marks.0`]: 'maybe' },
    /^図表 › .* › 印 › 1番目: /,
    '選べない値です',
  ],
  [
    'words/menu',
    { 'items.0.page': 'no' },
    /^メニュー › 項目 › 1番目「.*」 › ページ: /,
    'ページ「no」は',
  ],
  [
    'words/menu',
    { 'items.0.label': '{cuont}' },
    /^メニュー › 項目 › 1番目.* › /,
    '{cuont} に入る値はありません',
  ],
  ['words/site', { 'en:home': 'Home' }, /^全ページに出る文 › .* › 英語: /, '「Legatus」の名を'],
  ['words/exits', { items: first }, /^六つの出口 › 項目: /, 'ちょうど6個に'],
  ['words/exitFinder', { 'questions.0.id': 'Ａ' }, /^出口診断の質問 › .* › ID/, 'IDは英小文字'],
  [
    'words/exitFinder',
    { 'exits.0.speaks.0.when': [{ id: 'no', value: ['x'] }] },
    /^出口診断の質問 › 出口 › 1番目 › .*: /,
    '条件のない項目を',
  ],
  [
    'words/planner',
    { 'schedules.0.steps.0.months': [5, 1] },
    /^予定表.* › 月数: /,
    '小さいほうの数を',
  ],
  ['words/planner', { 'schedules.0.steps.0.before': 'no' }, /^予定表.*: /, '後の段階に「no」は'],
  ['words/planner', { 'dates.0.law': 'no' }, /^予定表.* › 法令: /, '法令「no」はありません'],
  ['words/planner', { 'dates.0.exits': ['no'] }, /^予定表.*: /, '出口「no」はありません'],
  [
    'templates/trading',
    { 'terms.rows.0.paid': 'x' },
    /^テンプレートの文 › .* \(trading\) › /,
    '七文字で',
  ],
]

test.each(mistakes)('%s: %j', (where, changes, place, problem) => {
  const [collection = '', slug = String(article?.id)] = where.split('/')
  const lines = said(made(collection, slug, changes))
  expect(
    lines.some((line) => place.test(line) && line.includes(problem)),
    lines.join('\n'),
  ).toBe(true)
  for (const line of lines) {
    expect(line).toMatch(/ください。$/)
    expect(line).not.toMatch(/\.(md|yaml)|content\//)
  }
})
