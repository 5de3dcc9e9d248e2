import type { Language, Localized } from '../../routing/language.ts'

/** Formatting that a field of plain text does not take over, with the mark that stands for it. */
const formats: readonly (readonly [selector: string, name: Localized, mark: Localized])[] = [
  [
    // Google Docs wraps everything in a <b> that is not bold.
    'strong, b:not([style*="font-weight:normal"])',
    { ja: '太字', en: 'bold' },
    { ja: '**太字**', en: '**bold**' },
  ],
  ['a[href]', { ja: 'リンク', en: 'links' }, { ja: '[文](page:ID)', en: '[text](page:ID)' }],
  [
    'h1, h2, h3, h4, h5, h6',
    { ja: '見出し', en: 'headings' },
    { ja: '## 見出し {#id}', en: '## Heading {#id}' },
  ],
  ['li', { ja: '箇条書き', en: 'list items' }, { ja: '- 項目', en: '- item' }],
]

/**
 * Says which formatting of a pasted text was dropped.
 * @param html the clipboard's text with formatting
 * @param text what is pasted
 * @returns undefined if nothing was
 */
export function lostInPaste(html: string, text: string, language: Language): string | undefined {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const lost = formats.filter(([selector, { en }]) => {
    if (en === 'list items' && /^(?:- |\d+\. )/m.test(text)) return false
    return [...document.querySelectorAll(selector)].some((each) => each.textContent?.trim())
  })
  if (lost.length === 0) return
  const names = lost.map(([, name]) => name[language])
  const marks = lost.map(([, , mark]) => mark[language])
  return language === 'ja'
    ? `${names.join('、')}は写らず、文だけを貼りました。必要なところは ${marks.join('、')} のように書いてください。`
    : `Only the text was pasted, without its ${names.join(', ')}. Where they matter, write ${marks.join(', ')}.`
}
