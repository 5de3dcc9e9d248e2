import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Stops.module.css'
import tile from './tile.module.css'

/** Causes of downtime: the panel for which customers buy the product. */
export function Stops({ words }: { readonly words: TemplateWords<'tech'>['live'] }) {
  const most = Math.max(...words.reasons.map(({ minutes }) => minutes))
  return (
    <section className={`${tile.tile} ${tile.white} ${styles.stops}`}>
      <h2 className={tile.name}>{words.stops}</h2>
      <p className={tile.figure}>{words.stopsTotal}</p>
      <dl>
        {words.reasons.map(({ name, minutes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {words.minutes.replace('{minutes}', String(minutes))}
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * minutes) / most} height="10" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
