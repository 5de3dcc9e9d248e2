import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Install.module.css'
import tile from './tile.module.css'

const drawings = [
  'M8 44h64M14 44V20h52v24M28 20a12 12 0 0 1 24 0M24 32h32',
  'M40 4v16M40 36v20M22 20h36v16H22zM30 28h20M14 56h52',
  'M22 56V26h36v30zM30 36h4M46 36h4M26 16a20 20 0 0 1 28 0M32 22a12 12 0 0 1 16 0M40 56v6',
  'M24 4h32v54H24zM30 40l6-10 6 6 8-16M34 52h12',
]

/** The installation along a timeline of minutes. */
export function Install({ words }: { readonly words: TemplateWords<'tech'>['install'] }) {
  return (
    <section id="install" className={styles.install}>
      <div className={`${tile.tile} ${tile.lime} ${styles.time}`}>
        <h2>{words.title}</h2>
        <p className={styles.big}>{words.big}</p>
        <p>{words.bigNote}</p>
      </div>
      <ol className={`${tile.tile} ${tile.white} ${styles.steps}`}>
        {words.steps.map(({ time, name, text }, at) => (
          <li key={name}>
            <svg viewBox="0 0 80 64" width="80" height="64" aria-hidden="true">
              <path d={drawings[at]} />
            </svg>
            <p className={styles.minute}>{time}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
