import { elementsOf } from '../../../content-reader/text/tree.ts'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import styles from './wideLists.module.css'

/** Fewer points than this are read faster one below the other. */
const many = 4

/**
 * The class of a page with a list that takes the room beside the text.
 * @returns undefined on pages without one, which then do not carry its styles
 */
export function wideLists({ sections }: EssayModel): string | undefined {
  const lists = sections.flatMap(({ body }) => elementsOf(body))
  const long = lists.some(
    ({ tagName, children }) =>
      tagName === 'ul' && children.filter(({ type }) => type === 'element').length >= many,
  )
  return long ? styles.lists : undefined
}
