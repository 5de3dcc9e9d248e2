import type { ProfileRow } from '../../models/firm/profileRows.ts'
import { PhoneText } from './PhoneText.tsx'
import styles from './ProfileTable.module.css'

interface ProfileTableProps {
  readonly rows: readonly ProfileRow[]
  /** As an inscription, for the firm's own facts; or two short facts in a row. */
  readonly shape?: 'plate' | 'pairs'
}

export function ProfileTable({ rows, shape }: ProfileTableProps) {
  return (
    <dl data-later className={shape ? `${styles.rows} ${styles[shape]}` : styles.rows}>
      {rows.map(({ id, label, value, values, phone }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {value && (
              <p>
                <PhoneText text={value} phone={phone} />
              </p>
            )}
            {values.length > 0 && (
              <ol>
                {values.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ol>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
