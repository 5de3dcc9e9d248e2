import styles from '../styles/late.css?url'
import { painted } from './painted.ts'

/**
 * Adds the styles that a page can be painted without, from a file of their own, which is cached. They are asked
 * for once the largest picture is painted, so that they never share the line with it; at once where the page
 * comes with a transition, which they describe.
 */
export function addLateStyles(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  const add = () => link.isConnected || document.head.append(link)
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && add())
  painted().then(add)
}
