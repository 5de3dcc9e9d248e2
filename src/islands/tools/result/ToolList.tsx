import styles from './ToolRules.module.css'

/** Sentences with a keystone before each, such as what a result leaves out. */
export function ToolList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
