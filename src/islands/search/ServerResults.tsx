import styles from './SearchResults.module.css'

/** Where the server writes its results (hosting/searchAnswers.ts). */
export function ServerResults({ noScript }: { readonly noScript: string }) {
  return (
    <div className={styles.results} data-answers>
      <p className={styles.noScript}>{noScript}</p>
    </div>
  )
}
