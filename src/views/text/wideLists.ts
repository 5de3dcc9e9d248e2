import { elementsOf } from '../../../content-reader/text/tree.ts'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import styles from './wideLists.module.css'

/** Fewer items read faster as a column. */
const many = 4

/**
 * The classes of a page with lists that use the space beside the text.
 * @returns empty on other pages, which then do not include its CSS
 */
export function wideLists({ sections }: EssayModel): string {
  const lists = sections
    .flatMap(({ body }) => elementsOf(body))
    .filter(({ tagName }) => tagName === 'ul')
  const long = lists.some(
    ({ children }) => children.filter(({ type }) => type === 'element').length >= many,
  )
  const named = lists.some(({ properties }) => 'dataNamed' in properties)
  return [long && styles.lists, named && styles.named].filter(Boolean).join(' ')
}
