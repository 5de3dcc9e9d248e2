import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Machines.module.css'
import tile from './tile.module.css'

/** Each machine's day as a bar of running and idle times, with its lamp. */
export function Machines({ words }: { readonly words: TemplateWords<'tech'>['live'] }) {
  return (
    <section className={`${tile.tile} ${tile.ink} ${styles.machines}`}>
      <h2 className={tile.name}>{words.machines}</h2>
      <ul className={styles.list}>
        {words.list.map(({ name, state, hours }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles[state]}>{words[state]}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {hours.map((share, at) =>
                at % 2 === 0 ? (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
                    key={at}
                    x={hours.slice(0, at).reduce((sum, each) => sum + each, 0)}
                    width={share}
                    height="10"
                  />
                ) : null,
              )}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
