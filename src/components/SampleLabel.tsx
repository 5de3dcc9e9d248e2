import styles from './SampleLabel.module.css'

/** Marks a fact that only stands in for the owner's. */
export function SampleLabel({ label }: { readonly label: string }) {
  return <span className={styles.sample}>{label}</span>
}
