import type { DataName } from '../../content-reader/data.ts'
import type { Localized } from '../../routing/language.ts'
import type { textKinds } from '../../routing/table.ts'

export const fileNames: Readonly<Record<DataName | 'terms', Localized>> = {
  settings: {
    ja: '設定（連絡先、返信の約束など）',
    en: 'Settings (how to reach the firm, promises)',
  },
  site: { ja: '全ページに出る文', en: 'Words on every page' },
  menu: { ja: 'メニュー', en: 'Menu' },
  footer: { ja: 'フッターの列', en: "The footer's columns" },
  home: { ja: 'トップページ', en: 'Home' },
  contact: { ja: 'お問い合わせフォームと確認メール', en: 'Contact form and its mail' },
  company: { ja: '会社概要の表', en: 'Company profile' },
  firstTalk: { ja: '最初のご相談', en: 'The first talk' },
  fees: { ja: '料金と立場', en: "Fees and the firm's stance" },
  people: { ja: 'コンサルタント', en: 'Consultants' },
  cases: { ja: '事例', en: 'Cases' },
  testimonials: { ja: 'お客様の声', en: 'Testimonials' },
  services: { ja: 'サービスのカード', en: 'Service cards' },
  coaching: { ja: 'コーチングのカード', en: 'Coaching cards' },
  exits: { ja: '六つの出口', en: 'The six exits' },
  topics: { ja: '記事の話題', en: 'Topics of articles' },
  glossary: { ja: '用語集', en: 'Glossary' },
  search: { ja: '検索の文と言い換え', en: 'Search: words and synonyms' },
  figures: { ja: '数値と出典', en: 'Figures and their sources' },
  charts: { ja: '図表', en: 'Charts' },
  pictures: { ja: '写真の説明', en: 'What pictures show' },
  gallery: { ja: 'テンプレートの一覧', en: 'Gallery of templates' },
  tools: { ja: '計算などの道具の文', en: "Words of the owner's tools" },
  exitFinder: { ja: '出口診断の質問', en: 'Questions of the exit finder' },
  planner: { ja: '予定表の段階と期日', en: "The planner's steps and dates" },
  redirects: { ja: '移したアドレス', en: 'Addresses that moved' },
  terms: { ja: '言葉づかいの決まり', en: 'One word for one thing' },
}

/** The editor's sections in display order with their files; files in none of them go to the last. */
export const editorSections = {
  firm: {
    label: { ja: '会社の事実', en: 'Facts of the firm' },
    files: ['settings', 'company', 'people', 'cases', 'testimonials', 'fees', 'firstTalk'],
  },
  knowledge: {
    label: { ja: '用語・数値・図表', en: 'Terms, figures, charts' },
    files: ['glossary', 'figures', 'charts', 'pictures', 'topics', 'search', 'terms'],
  },
  words: { label: { ja: 'サイトの文', en: 'Words of the site' }, files: [] },
} as const satisfies Record<string, { label: Localized; files: readonly (DataName | 'terms')[] }>

/** What the editor calls its other sections. */
export const collectionNames = {
  pages: { ja: 'ページ', en: 'Pages' },
  articles: { ja: '記事', en: 'Articles' },
  article: { ja: '記事', en: 'Article' },
  texts: { ja: '追加したページ', en: 'Added pages' },
  text: { ja: 'ページ', en: 'Page' },
  news: { ja: 'お知らせ', en: 'News' },
  note: { ja: 'お知らせ', en: 'Note' },
  templates: { ja: 'テンプレートの文', en: "Templates' words" },
  body: { ja: '本文', en: 'Text' },
} as const satisfies Record<string, Localized>

/** The layouts of added pages. */
export const kindNames: Readonly<Record<string, Localized>> = {
  essay: { ja: '読み物', en: 'A text to read' },
  service: { ja: 'サービスの紹介', en: 'A service' },
  plain: { ja: '調べもの（表や一覧）', en: 'To look things up' },
} satisfies Record<(typeof textKinds)[number], Localized>
