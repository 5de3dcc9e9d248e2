import { ContentError } from '../error.ts'
import { problems } from '../problems.ts'
import type { PageText } from '../readPage.ts'

/**
 * Notes on signs in a page's headings that come in another typeface.
 * @param signs that the typeface of headings has
 */
export function signWarnings(
  { file, title, sections }: PageText,
  signs: ReadonlySet<string>,
): ContentError[] {
  const warn = (text: string, ...keys: string[]) => {
    const seen = new Set(text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))
    const others = [...seen].filter((each) => !signs.has(each)).join(' ')
    return others ? [new ContentError(file, problems.otherFace(text, others), keys)] : []
  }
  return [...warn(title, 'title'), ...sections.flatMap(({ heading }) => warn(heading))]
}
