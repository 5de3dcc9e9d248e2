import styles from './ToolRules.module.css'

export function ToolList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
