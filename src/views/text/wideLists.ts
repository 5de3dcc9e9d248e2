import { elementsOf } from '../../../content-reader/text/tree.ts'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import styles from './wideLists.module.css'

/** Fewer items read faster as a column. */
const many = 4

/**
 * The class of a page with a list that uses the space beside the text.
 * @returns undefined on other pages, which then do not include its CSS
 */
export function wideLists({ sections }: EssayModel): string | undefined {
  const lists = sections.flatMap(({ body }) => elementsOf(body))
  const long = lists.some(
    ({ tagName, children }) =>
      tagName === 'ul' && children.filter(({ type }) => type === 'element').length >= many,
  )
  return long ? styles.lists : undefined
}
