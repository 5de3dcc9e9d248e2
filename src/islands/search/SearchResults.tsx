import styles from './SearchResults.module.css'

/**
 * The results, as the server writes them too.
 * @param props.html by resultsHtml, which escapes the query and every text
 */
export function SearchResults({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped
  return <div className={styles.results} dangerouslySetInnerHTML={{ __html: html }} />
}
