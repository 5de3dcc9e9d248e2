import type { Profile } from '../../models/firm/firmFacts.ts'
import { Picture } from '../pictures/Picture.tsx'
import { SampleLabel } from '../text/SampleLabel.tsx'
import styles from './Profiles.module.css'
import { ProfileTable } from './ProfileTable.tsx'

/** Consultants or cases: name, rows of facts, and an optional photograph. */
export function Profiles({ profiles }: { readonly profiles: readonly Profile[] }) {
  return profiles.map(({ id, name, rows, sample, photo }) => (
    <section key={id} aria-labelledby={id} className={styles.profile}>
      {photo && <Picture source={photo} sizes="160px" />}
      <h2 id={id}>{name}</h2>
      {sample && <SampleLabel label={sample} />}
      <ProfileTable
        rows={rows.map((row) => ({ ...row, id: row.label, values: [], sample: null }))}
      />
    </section>
  ))
}
