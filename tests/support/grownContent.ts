/** Changes a copy of `content/` as staff and the owner would, without regard to length. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../routing/language.ts'

/** Pages of each kind that get another paragraph. */
export const longerPages = [
  'pages/why-companies-must-continue',
  'pages/succession',
  'pages/sales',
  'pages/dd-support',
  'pages/fees',
  'pages/why-coaching',
  'pages/strategy-planning',
  'pages/about-legatus',
  'articles/esg-investment',
  'articles/population-decline',
] as const

export const paragraph = {
  ja: 'この段落は今週書き足したものです。工場の二階で夜まで続いた話し合いでは、設備の更新、後継者の育成、得意先への説明の順を決め直し、誰がいつまでに何をするかを一枚の紙にまとめました。',
  en: 'This paragraph was added this week. In a talk above the workshop that went on into the evening, the order of renewing the machines, training a successor and informing customers was decided anew, and one sheet of paper now says who does what by when.',
}

/** Characters in headings of new pages and articles, some of which heading fonts lack. */
export const signs = { ja: '㈱青葉、20℃、№5、ﾊﾝｶｸ、🏭', en: '㈱ Aoba, 20℃, №5, ﾊﾝｶｸ, 🏭' }

export const label = {
  ja: '会社を買う前と売る前に財務や税務や法務をくまなく調べる仕事のすべて',
  en: 'Everything that is looked into before a company is bought or sold, from accounts to contracts',
}

export const terms = [
  { ja: '㈱の登記', en: 'Registration of a ㈱', reading: 'かぶしきがいしゃのとうき' },
  { ja: '№1商品', en: 'A № 1 product', reading: 'なんばーわんしょうひん' },
  { ja: '保冷（5℃以下）', en: 'Cold storage (below 5℃)', reading: 'ほれい' },
]

export const article = {
  id: 'a-week-at-the-workshop',
  title: {
    ja: `工場の二階で過ごした一週間に社長と後継者が話し合って決めたこと ${signs.ja}`,
    en: `What an owner and his successor decided in a week above the workshop ${signs.en}`,
  },
}

/** A typical week of the firm's staff. @param content the folder of a copy */
export function writeOrdinaryWeek(content: string): void {
  const change = changer(content)
  for (const language of languages) {
    for (const [at, page] of longerPages.entries()) {
      // Alternately at the start and at the end of the text.
      change(`${page}.${language}.md`, (text) =>
        at % 2
          ? `${text.trimEnd()}\n\n${paragraph[language]}\n`
          : text.replace(/^(---\n.*?\n---\n)/s, `$1${paragraph[language]}\n\n`),
      )
    }
    for (const page of ['pages/dd-support', 'articles/esg-investment'] as const) {
      const heading = (_: string, words: string, id: string) =>
        `## ${words} ${signs[language]} ${id}`
      change(`${page}.${language}.md`, (text) => text.replace(/^## (.*) (\{#.*\})$/m, heading))
    }
    change(`pages/dd-support.${language}.md`, (text) =>
      text.replace(/^title: .*$/m, `$&（${signs[language]}）\nlabel: '${label[language]}'`),
    )
    // A term that the site words differently.
    const word = { ja: '弊社にご相談ください。', en: 'Ask our advisor.' }
    change(`pages/sales.${language}.md`, (text) => `${text.trimEnd()} ${word[language]}\n`)
    writeFileSync(join(content, 'articles', `${article.id}.${language}.md`), articleFile(language))
  }
  const entries = terms.map(
    ({ ja, en, reading }, at) =>
      `  - id: new-term-${at + 1}\n    term: { ja: '${ja}', en: '${en}' }\n` +
      `    reading: ${reading}\n    definition: { ja: '${paragraph.ja}', en: '${paragraph.en}' }\n    page: succession\n`,
  )
  change('data/glossary.yaml', (text) => `${text.trimEnd()}\n${entries.join('')}`)
}

function articleFile(language: Language): string {
  return `---
title: '${article.title[language]}'
subtitle: '${signs[language]}'
description: '${paragraph[language].repeat(2)}'
question: '${paragraph[language]}'
address: /${article.id}
parent: insights
hero: terrace-hero
figure: terrace-hero
topic: esg
published: '2026-11-21'
modified: '2026-11-21'
---
${paragraph[language]}

## ${signs[language]} {#signs}

${paragraph[language]}
`
}

/** The owner's facts before the launch: real names, no samples. */
const facts: readonly (readonly [file: string, sample: string, fact: string])[] = [
  ['settings.yaml', 'https://www.legatus.example', 'https://www.legatus.test'],
  ['settings.yaml', '@legatus.example', '@legatus.test'],
  ['settings.yaml', '00-0000-0000', '052-999-0000'],
  [
    'data/company.yaml',
    'レガトゥス（登記名は掲載前に確認）',
    '㈱レガトゥス・ストラテジー・アンド・マネジメント',
  ],
  [
    'data/company.yaml',
    '"Legatus (registered name to be confirmed before publication)"',
    'Legatus Strategy and Management Co., Ltd.',
  ],
  ['data/company.yaml', '見本 太郎', '代表取締役 髙橋 﨑太郎、取締役 𠮷野 祐美子'],
  ['data/company.yaml', 'Taro Mihon', 'Sakitaro Takahashi (President), Yumiko Yoshino'],
  [
    'data/company.yaml',
    '東京都見本区見本1-2-3',
    '愛知県海部郡飛島村大字飛島新田字竹之郷ヨタレ南ノ割999番地99 レガトゥス本社ビル12階',
  ],
  [
    'data/company.yaml',
    '1-2-3 Mihon, Mihon-ku, Tokyo',
    '12F Legatus Building, 999-99 Yotare-minaminowari, Takenogo, Tobishima, Ama-gun, Aichi',
  ],
  ['data/company.yaml', '20XX年', '1998年4月1日'],
  ['data/company.yaml', 'en: 20XX', 'en: 1 April 1998'],
  ['data/company.yaml', "'0000000000000'", "'9999999999999'"],
  ['data/people.yaml', '見本 一郎', '髙橋 﨑太郎'],
  ['data/people.yaml', 'Ichiro Mihon', 'Sakitaro Takahashi'],
  ['data/people.yaml', '見本 花子', '𠮷野 祐美子'],
  ['data/people.yaml', 'Hanako Mihon', 'Yumiko Yoshino'],
  ['data/people.yaml', '見本 健', 'アレクサンドロス・パパディミトリウ'],
  ['data/people.yaml', 'Ken Mihon', 'Aléxandros Papadimitríou'],
]

/** Replaces all samples by the owner's facts. @param content the folder of a copy */
export function writeFacts(content: string): void {
  const change = changer(content)
  for (const [file, sample, fact] of facts) {
    change(file, (text) => text.replaceAll(sample, fact))
  }
  for (const folder of ['.', 'data', 'pages']) {
    for (const name of readdirSync(join(content, folder))) {
      if (!/\.(yaml|md)$/.test(name) || name === 'README.md') continue
      const file = join(content, folder, name)
      const text = readFileSync(file, 'utf8')
      const own = text.replace(/^ *sample: true\n/gm, '').replace(/（見本）| \(sample\)/g, '')
      if (own !== text) writeFileSync(file, own)
    }
  }
}

const changer = (content: string) => (file: string, to: (text: string) => string) => {
  const before = readFileSync(join(content, file), 'utf8')
  const after = to(before)
  if (after === before) throw new Error(`${file} is as it was`)
  writeFileSync(join(content, file), after)
}
