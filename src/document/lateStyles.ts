import styles from '../styles/late.css?url'

/** Adds the styles that a page can be painted without, from a file of their own, which is cached. */
export function addLateStyles(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  document.head.append(link)
}
