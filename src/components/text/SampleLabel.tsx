import styles from './SampleLabel.module.css'

/** Marks sample content until the owner replaces it. */
export function SampleLabel({ label }: { readonly label: string }) {
  return <span className={styles.sample}>{label}</span>
}
