import type { Profile } from '../models/firmFacts.ts'
import styles from './Profiles.module.css'
import { ProfileTable } from './ProfileTable.tsx'
import { SampleLabel } from './SampleLabel.tsx'

/** Consultants or cases: each a name, and what is to be known in rows. */
export function Profiles({ profiles }: { readonly profiles: readonly Profile[] }) {
  return profiles.map(({ id, name, rows, sample }) => (
    <section key={id} aria-labelledby={id} className={styles.profile}>
      <h2 id={id}>{name}</h2>
      {sample && <SampleLabel label={sample} />}
      <ProfileTable
        rows={rows.map((row) => ({ ...row, id: row.label, values: [], sample: null }))}
      />
    </section>
  ))
}
