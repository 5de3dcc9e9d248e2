import styles from './Heading.module.css'

/** A section's heading on the page's axis, between the rules of a certificate. */
export function Heading({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  )
}
