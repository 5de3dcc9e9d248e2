import styles from './Licensed.module.css'
import { Part } from './Part.tsx'
import { Socket } from './Socket.tsx'
import type { ElectricalWords } from './words.ts'

/** Work that anyone may do, and work that needs a licence: the two sides of one socket. */
export function Licensed({ words }: { readonly words: ElectricalWords['licensed'] }) {
  return (
    <Part id="licensed" title={words.title} text={words.text} side="end">
      <div className={styles.wall}>
        {(['yours', 'ours'] as const).map((side) => (
          <div key={side} className={styles.side} data-side={side}>
            <h3>{words[side].title}</h3>
            <ul className={styles.list}>
              {words[side].list.map((work) => (
                <li key={work}>{work}</li>
              ))}
            </ul>
          </div>
        ))}
        <Socket className={styles.socket} />
      </div>
    </Part>
  )
}
