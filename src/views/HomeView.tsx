import type { ReactNode } from 'react'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Dropdown } from '../components/Dropdown.tsx'
import { Phrases } from '../components/Phrases.tsx'
import { Tile } from '../components/Tile.tsx'
import { home } from '../site/content/home.ts'
import type { PageContent } from '../site/content/page.ts'
import type { Language } from '../site/language.ts'
import { href } from '../site/links.ts'
import { phrases } from '../site/phrases.ts'
import { picture } from '../site/pictures.ts'
import { type PageId, route } from '../site/routes.ts'
import styles from './HomeView.module.css'
import { PageHero } from './PageHero.tsx'

interface HomeViewProps {
  readonly language: Language
  readonly page: PageContent
  /** The business carousel. */
  readonly business?: ReactNode
  /** The insight cards. */
  readonly insights?: ReactNode
}

const published = ({ page }: { readonly page: PageId }) => route(page).published

/** Home: where a visitor decides whether this firm is serious. */
export function HomeView({ language, page, business, insights }: HomeViewProps) {
  const words = (text: { ja: string; en: string }) => phrases(text[language], language)
  const links = (items: readonly { page: PageId; label: { ja: string; en: string } }[]) =>
    items
      .filter(published)
      .map(({ page, label }) => ({ label: label[language], href: href(page, language) }))
  const { activities, about, business: activity } = home.tiles
  return (
    <>
      <PageHero id="home" language={language} page={page} />

      <nav aria-labelledby="situations" className={styles.situations}>
        <h2 id="situations">
          <Phrases phrases={words(home.situations.heading)} />
        </h2>
        <ul>
          {home.situations.items.filter(published).map(({ page, label, text }) => (
            <li key={page}>
              <a href={href(page, language)}>
                <span data-serif className={styles.situation}>
                  <Phrases phrases={words(label)} />
                </span>
                <span className={styles.answer}>{text[language]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <section aria-labelledby="business" className={styles.business}>
        <h2 id="business">
          <Phrases phrases={words(home.business.heading)} />
        </h2>
        {business}
        <ul className={styles.buttons}>
          {links(home.textButtons).map(({ label, href }) => (
            <li key={href}>
              <ButtonLink variant="plain" href={href}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="expertise" className={styles.expertise}>
        <div>
          <h2 id="expertise">
            <Phrases phrases={words(home.expertise.heading)} />
          </h2>
          <p>{home.expertise.text[language]}</p>
        </div>
        <Dropdown label={home.expertise.choose[language]} links={links(home.expertise.items)} />
      </section>

      <section aria-labelledby="insights" className={styles.insights}>
        <h2 id="insights">
          <Phrases phrases={words(home.insights.heading)} />
        </h2>
        {insights}
      </section>

      <div className={styles.tiles}>
        {[activities, about].filter(published).map((tile) => (
          <Tile
            key={tile.page}
            heading={words(tile.heading)}
            text={tile.text[language]}
            picture={picture(tile.picture, 'figure', language, true)}
          >
            <ButtonLink href={href(tile.page, language)}>{tile.more[language]}</ButtonLink>
          </Tile>
        ))}
        <Tile
          wide
          heading={words(activity.heading)}
          text={activity.text[language]}
          picture={picture(activity.picture, 'card', language, true)}
        >
          <Dropdown
            label={activity.choose[language]}
            links={links(home.business.cards.map(({ page, title }) => ({ page, label: title })))}
          />
        </Tile>
      </div>
    </>
  )
}
