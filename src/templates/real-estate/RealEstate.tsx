import type { Language } from '../../../routing/language.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Heading } from '../Heading.tsx'
import { Areas } from './Areas.tsx'
import { Costs } from './Costs.tsx'
import { Filter } from './Filter.tsx'
import { Head } from './Head.tsx'
import { HomeCard } from './HomeCard.tsx'
import { money } from './money.ts'
import styles from './RealEstate.module.css'
import { TownMap } from './TownMap.tsx'
import { Viewing } from './Viewing.tsx'
import type { EstateWords } from './words.ts'

interface RealEstateProps {
  readonly words: EstateWords
  readonly picture: PictureSource
  readonly language: Language
}

/** An estate agent's page: the town stays in view while its homes scroll by. */
export function RealEstate({ words, picture, language }: RealEstateProps) {
  const { menu, hero, homes, card } = words
  return (
    <div className={styles.page}>
      <svg className={styles.patterns} aria-hidden="true">
        <pattern id="mats" width="16" height="16" patternUnits="userSpaceOnUse">
          <path
            fill="#dfe9bf"
            stroke="#9fb37a"
            strokeWidth=".7"
            d="M0 0h16v8H0zM0 8h8v8H0zM8 8h8v8H8z"
          />
        </pattern>
      </svg>
      <Head name={words.name} menu={menu} />
      <main>
        <div className={styles.split} id="homes">
          <div className={styles.intro} data-opening>
            <Heading level="h1" text={hero.title} />
            <p>{hero.lead}</p>
          </div>
          <div className={styles.town}>
            <TownMap words={words} picture={picture} language={language} />
            <Filter filter={words.filter} />
          </div>
          <div className={styles.list}>
            <h2 className={styles.hidden}>{menu.homes}</h2>
            {homes.map((home, at) => (
              <HomeCard
                key={home.id}
                home={home}
                at={at}
                words={words}
                language={language}
                price={money(home.yen, language)}
              />
            ))}
            <p className={styles.missing}>
              {card.missing} <a href={`tel:${words.telephone}`}>{words.telephone}</a>
              <small>
                {card.plans} {card.dummy}
              </small>
            </p>
          </div>
        </div>
        <Areas areas={words.areas} picture={picture} />
        <Costs costs={words.costs} language={language} />
        <Viewing words={words} />
      </main>
      <footer className={styles.footer}>
        <strong>{words.name}</strong>
        <p>{words.footer.address}</p>
        <p>{words.footer.licence}</p>
      </footer>
    </div>
  )
}
