import type { ReactNode } from 'react'
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

/** Execute Growth Strategy: the ways out as doors of one wall, expandable sections, service cards. */
export function SuccessionView({ services, ...props }: SuccessionViewProps) {
  const { language } = props
  const doors = (
    <>
      <figure className={styles.doors}>
        <Picture
          source={picture('exit', 'figure', language)}
          sizes="(max-width: 767.98px) 100vw, 704px"
        />
      </figure>
      <dl className={styles.exits}>
        {exits.items.map(({ id, name, expansion, text, page, succession }) => (
          <div key={id} data-succession={succession}>
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
