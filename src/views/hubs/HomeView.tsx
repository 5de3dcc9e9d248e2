import type { ReactNode } from 'react'
import { LatestNews } from '../../components/cards/LatestNews.tsx'
import { Tile } from '../../components/cards/Tile.tsx'
import { ExitChoice } from '../../components/exits/ExitChoice.tsx'
import { FirstTalk } from '../../components/firm/FirstTalk.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Dropdown } from '../../components/text/Dropdown.tsx'
import { Expandable } from '../../components/text/Expandable.tsx'
import { LinkList } from '../../components/text/LinkList.tsx'
import { Phrases } from '../../components/text/Phrases.tsx'
import unfolded from '../../components/text/unfolded.module.css'
import type { HomeModel } from '../../models/pages/homeModel.ts'
import styles from './HomeView.module.css'

/** Of the questions, on a phone; even, because wide windows continue them in two columns. */
const shown = 6

interface HomeViewProps {
  readonly model: HomeModel
  /** The business carousel island. */
  readonly business?: ReactNode
  /** The article carousel island. */
  readonly insights?: ReactNode
}

export function HomeView({ model, business, insights }: HomeViewProps) {
  const { situations, questions, firstTalk, textButtons, doors, expertise, tiles, activity } = model
  return (
    <>
      <Hero {...model.hero} evening={model.evening} headline />

      <nav aria-labelledby="situations" className={styles.situations}>
        <h2 id="situations">
          <Phrases phrases={situations.heading} />
        </h2>
        <ul>
          {situations.items.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href}>
                <span className={styles.situation}>
                  <Phrases phrases={label} />
                </span>
                <span className={styles.answer}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>

      {model.news && (
        <div className={styles.news}>
          <LatestNews {...model.news} />
        </div>
      )}

      <div data-later className={styles.owners}>
        <nav aria-labelledby="questions">
          <h2 id="questions">
            <Phrases phrases={questions.heading} />
          </h2>
          <LinkList links={questions.links.slice(0, shown)} />
          {questions.links.length > shown && (
            <Expandable title={questions.others} className={unfolded.wide}>
              <LinkList links={questions.links.slice(shown)} />
            </Expandable>
          )}
        </nav>
        <FirstTalk {...firstTalk} />
      </div>

      <section data-later data-brings-styles aria-labelledby="business" className={styles.business}>
        <h2 id="business">
          <Phrases phrases={model.business.heading} />
        </h2>
        {business}
        <ul className={styles.buttons}>
          {textButtons.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink variant="plain" href={href}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>

      <section data-later aria-labelledby="doors" className={styles.doors}>
        <ExitChoice {...doors} />
      </section>

      <section data-later aria-labelledby="expertise" className={styles.expertise}>
        <div>
          <h2 id="expertise">
            <Phrases phrases={expertise.heading} />
          </h2>
          <p>{expertise.text}</p>
        </div>
        <Dropdown label={expertise.choose} links={expertise.links} />
      </section>

      <section data-later aria-labelledby="insights" className={styles.insights}>
        <h2 id="insights">
          <Phrases phrases={model.insights.heading} />
        </h2>
        {insights}
      </section>

      <div data-later className={styles.tiles}>
        {tiles.map(({ href, more, ...tile }) => (
          <Tile key={href} {...tile}>
            <ButtonLink href={href}>{more}</ButtonLink>
          </Tile>
        ))}
        <Tile wide heading={activity.heading} text={activity.text} picture={activity.picture}>
          <Dropdown label={activity.choose} links={activity.links} />
        </Tile>
      </div>
    </>
  )
}
