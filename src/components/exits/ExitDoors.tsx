import type { ReactNode } from 'react'
import type { DoorsModel } from '../../models/exits/doorsModel.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './ExitDoors.module.css'
import { ExitFacts } from './ExitFacts.tsx'

interface ExitDoorsProps extends DoorsModel {
  /** In the phrases between which its lines may break, like the text. */
  readonly heading: readonly string[]
  /** Below the heading, until a door is pointed at. */
  readonly text: readonly string[]
  /** Whether the doors are the head of their page, which has its title on the pier. */
  readonly head?: boolean
  /** What is beside the pier. */
  readonly children: ReactNode
}

/**
 * The six exits as doors of one wall across the window, each a link. The door that is pointed at or has the
 * focus is lit, and the pier shows its facts; it stays so until another one is, so that the facts can be
 * pointed at too. All of it is CSS.
 */
export function ExitDoors({ heading, text, head, picture, lit, exits, children }: ExitDoorsProps) {
  const Heading = head ? 'h1' : 'h2'
  return (
    <div data-head={head || undefined} className={styles.doors}>
      {/* First, because it holds the pier's place: a page is painted before the whole of it has come. */}
      <div className={styles.wall}>
        <Picture source={picture} sizes="100vw" first={head ?? false} />
        <Picture source={lit} sizes="100vw" className={styles.lit} />
      </div>
      <div className={styles.pier}>
        <Heading id="doors">
          <Phrases phrases={heading} />
        </Heading>
        <p>
          <Phrases phrases={text} />
        </p>
      </div>
      <nav aria-labelledby="doors">
        <ul>
          {exits.map(({ id, door, name, expansion, href, facts }) => (
            <li key={id}>
              <a href={href} className={styles.door} aria-describedby={`facts-${id}`}>
                <Phrases phrases={door} />
              </a>
              <div id={`facts-${id}`} className={styles.panel}>
                <p>
                  <b>{name}</b> {expansion}
                </p>
                <ExitFacts facts={facts} />
              </div>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}
