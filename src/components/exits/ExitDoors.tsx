import type { ReactNode } from 'react'
import type { DoorsModel } from '../../models/exits/doorsModel.ts'
import { Opening } from '../frame/Opening.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './ExitDoors.module.css'
import { ExitFacts } from './ExitFacts.tsx'

interface ExitDoorsProps extends DoorsModel {
  /** In phrases, between which lines may break, like the text. */
  readonly heading: readonly string[]
  /** Shown below the heading until a door is hovered or focused. */
  readonly text: readonly string[]
  /** Content beside the pier. */
  readonly children: ReactNode
}

/**
 * The six exits as doors in a wall across the window, each a link: a page's head. A hovered or focused door lights up and
 * the pier shows its facts; it stays lit until another is chosen, so that the facts can be hovered too. CSS
 * only.
 */
export function ExitDoors({ heading, text, picture, lit, exits, children }: ExitDoorsProps) {
  return (
    <div data-head className={styles.doors}>
      {/*
       * First in source order to reserve the pier's space, because the page is painted before it has arrived
       * completely.
       */}
      <div className={styles.wall}>
        <Picture source={picture} sizes="100vw" first />
        <Picture source={lit} sizes="100vw" className={styles.lit} />
      </div>
      <div className={styles.pier}>
        <h1 id="doors">
          <Phrases phrases={heading} />
        </h1>
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
      <Opening />
      <div className={styles.beside}>{children}</div>
    </div>
  )
}
