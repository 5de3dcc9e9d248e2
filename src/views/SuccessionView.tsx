import type { ReactNode } from 'react'
import { Phrases } from '../components/Phrases.tsx'
import { Picture } from '../components/Picture.tsx'
import { exits } from '../site/content/cards.ts'
import { words } from '../site/content/words.ts'
import { href } from '../site/links.ts'
import { picture } from '../site/pictures.ts'
import { route } from '../site/routes.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './SuccessionView.module.css'

interface SuccessionViewProps extends Pick<EssayViewProps, 'id' | 'language' | 'page'> {
  /** The service cards. */
  readonly services?: ReactNode
}

/** A label breaks after the dot between two Japanese words; English breaks at its spaces. */
const doorPhrases = (label: string) => label.split(/(?<=・)/)

/** Execute Growth Strategy: the ways out as doors of one wall, expandable sections, service cards. */
export function SuccessionView({ services, ...props }: SuccessionViewProps) {
  const { language } = props
  const doors = (
    <>
      <figure className={styles.doors}>
        <Picture
          source={picture('exit', 'doors', language)}
          sizes="(max-width: 767.98px) 100vw, 704px"
        />
        <ul className={styles.labels}>
          {exits.items.map(({ id, door }) => (
            <li key={id} data-exit={id}>
              <a href={`#exit-${id}`}>
                <Phrases phrases={doorPhrases(door[language])} />
              </a>
            </li>
          ))}
        </ul>
      </figure>
      <dl className={styles.exits}>
        {exits.items.map(({ id, name, expansion, text, page, succession }) => (
          <div key={id} id={`exit-${id}`} data-succession={succession}>
            <dt data-serif>
              {name[language]}
              {expansion[language] !== name[language] && <small>{expansion[language]}</small>}
            </dt>
            <dd>
              {text[language]}
              {route(page).published && (
                <>
                  {' '}
                  <a href={href(page, language)}>{words.readMore[language]}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
  return <EssayView {...props} after={{ exits: doors, services }} />
}
