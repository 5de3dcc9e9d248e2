import type { Language } from '../../routing/language.ts'

const ja = {
  label: '項目',
  value: '値',
  heading: '見出しの例',
  longHeading: '二行にわたる長い見出しが、どこで折り返されるかを見るための例',
  sentence: 'これは見本の文です。',
  paragraph:
    'これは見本の段落です。意味のある内容ではなく、行の長さ、行間、折り返しを見るために置いています。二行目、三行目まで続くだけの長さがあります。',
  question: 'これは見本の質問ですか。',
  answer: 'はい。これは見本の回答です。',
  quote:
    'これは見本の声です。引用された言葉が数行にわたるときの見え方を確かめるために置いています。',
  name: '見本 太郎',
  company: '見本株式会社',
}

const en: typeof ja = {
  label: 'Item',
  value: 'Value',
  heading: 'A sample heading',
  longHeading: 'A long sample heading that shows where a heading of two lines breaks',
  sentence: 'This is a sample sentence.',
  paragraph:
    'This is a sample paragraph. It has no meaning of its own, and is here to show the length of lines, the space between them and where they break. It goes on until it fills two or three lines.',
  question: 'Is this a sample question?',
  answer: 'Yes, and this is a sample answer.',
  quote:
    'This is a sample of what a client says. It is here to show how quoted words look when they fill several lines.',
  name: 'A. Sample',
  company: 'Sample Company Ltd.',
}

/** Made-up texts for optional content; everything else on the component page shows the site's words. */
export const dummies: Readonly<Record<Language, Readonly<typeof ja>>> = { ja, en }

/** A telephone number that nobody has. */
export const dummyPhone = { number: '00-0000-0000', href: 'tel:0000000000' }

/** "Item 1", "Item 2", … */
export function items(language: Language, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${dummies[language].label} ${at + 1}`)
}
