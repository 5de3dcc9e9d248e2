import { elementsOf } from '../../../content-reader/text/tree.ts'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import styles from './wideLists.module.css'

/** Fewer items read faster as a column. */
const many = 4

/**
 * The classes of a page with lists that use the space beside the text.
 * @returns empty on other pages, which then do not include its CSS
 */
export function wideLists(model: EssayModel): string {
  const lists = listsOf(model, 'ul')
  const long = lists.some(
    ({ children }) => children.filter(({ type }) => type === 'element').length >= many,
  )
  const named = lists.some(isNamed)
  return [long && styles.lists, named && styles.named].filter(Boolean).join(' ')
}

export function listsOf({ sections }: EssayModel, kind: 'ul' | 'ol') {
  return sections.flatMap(({ body }) => elementsOf(body)).filter(({ tagName }) => tagName === kind)
}

/** Whether all its items begin with a name (src/models/text/prose.ts). */
export const isNamed = ({ properties }: ReturnType<typeof listsOf>[number]) =>
  'dataNamed' in properties
