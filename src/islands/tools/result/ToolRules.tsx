import type { LawNote } from '../../../models/tools/toolModels.ts'
import styles from './ToolRules.module.css'

/** Rules of law or practice with their source and the day of the last check. */
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
