import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import tile from './tile.module.css'
import styles from './Vibration.module.css'
import { burstAt, wavePath } from './wave.ts'

/** A live vibration with its anomaly marked, and the control that pauses all motion. */
export function Vibration({ words }: { readonly words: TemplateWords<'tech'>['live'] }) {
  const period = 600
  return (
    <section className={`${tile.tile} ${tile.white} ${styles.vibration}`}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <label className={styles.pause}>
          <input type="checkbox" id="pause" />
          {words.pause}
        </label>
      </div>
      <p className={tile.name}>
        {words.vibration} <small>{words.vibrationUnit}</small>
      </p>
      <svg viewBox="0 0 600 110" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 22h600M0 55h600M0 88h600" className={styles.lines} />
        <g className={styles.moving}>
          {[0, period].map((x) => (
            <rect key={x} x={x + period * burstAt - 44} width="88" height="110" fill="#c8f32b" />
          ))}
          <g className={styles.wave}>
            <path id="wave" d={wavePath(period, 55)} vectorEffect="non-scaling-stroke" />
            <use href="#wave" x={period} />
          </g>
        </g>
      </svg>
      <p className={styles.warning}>{words.warning}</p>
      <p className={styles.sample}>{words.sample}</p>
    </section>
  )
}
