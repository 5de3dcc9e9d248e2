import type { SampleNote } from '../../models/firm/sampleNote.ts'
import styles from './SampleBand.module.css'
import { SampleLabel } from './SampleLabel.tsx'

/** Says once what on a page is a sample. */
export function SampleBand({ label, text }: SampleNote) {
  return (
    <p className={styles.band}>
      <SampleLabel label={label} /> <span>{text}</span>
    </p>
  )
}
