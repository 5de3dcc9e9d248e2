import type { ToolDoorModel } from '../models/toolModels.ts'
import styles from './ToolDoor.module.css'

/**
 * The place of a tool on a page of text: what it does with what one types, the button that brings it, and room
 * for it (src/document/toolDoor.ts). Without JavaScript there is no button, and the page's example stands for it.
 */
export function ToolDoor({ name, address, words }: ToolDoorModel) {
  return (
    <div data-tool="closed" className={styles.door}>
      <p className={styles.promise}>{words.notSent}</p>
      <button type="button" className={styles.button}>
        {words.open}
      </button>
      <p role="status">
        <span className={styles.coming}>{words.loading}</span>
        <span className={styles.failed}>{words.failed}</span>
      </p>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <section data-place={address} tabIndex={-1} aria-label={name} className={styles.place} />
    </div>
  )
}
