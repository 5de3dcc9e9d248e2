import styles from './SampleLabel.module.css'

/** Marks a sample that is there until the owner's fact replaces it. */
export function SampleLabel({ label }: { readonly label: string }) {
  return <span className={styles.sample}>{label}</span>
}
