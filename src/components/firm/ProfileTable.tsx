import type { ProfileRow } from '../../models/firm/profileRows.ts'
import { SampleLabel } from '../text/SampleLabel.tsx'
import { PhoneText } from './PhoneText.tsx'
import styles from './ProfileTable.module.css'

export function ProfileTable({ rows }: { readonly rows: readonly ProfileRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, label, value, values, phone, sample }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {/* A block of its own, beside the label. */}
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
            {sample && <SampleLabel label={sample} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
