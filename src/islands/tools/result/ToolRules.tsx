import type { LawNote } from '../../../models/tools/toolModels.ts'
import styles from './ToolRules.module.css'

/** Rules of the law or of practice, each with where it can be read and when that was last looked up. */
export function ToolRules({ laws }: { readonly laws: readonly LawNote[] }) {
  return (
    <ul className={styles.list}>
      {laws.map(({ id, rule, source, url, checked }) => (
        <li key={id}>
          {rule}{' '}
          <small>
            <a href={url}>{source}</a> {checked}
          </small>
        </li>
      ))}
    </ul>
  )
}
