import type { ProfileRow } from '../../models/firm/profileRows.ts'
import { PhoneText } from './PhoneText.tsx'
import styles from './ProfileTable.module.css'

interface ProfileTableProps {
  readonly rows: readonly ProfileRow[]
  /** As an inscription: for the firm's own facts. */
  readonly plate?: boolean
}

export function ProfileTable({ rows, plate }: ProfileTableProps) {
  return (
    <dl className={plate ? `${styles.rows} ${styles.plate}` : styles.rows}>
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
