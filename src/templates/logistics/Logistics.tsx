import type { Language } from '../../../routing/language.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Departures } from './Departures.tsx'
import { Depots } from './Depots.tsx'
import { Goods } from './Goods.tsx'
import { Hero } from './Hero.tsx'
import styles from './Logistics.module.css'
import type { LogisticsWords } from './network.ts'
import { Pickup } from './Pickup.tsx'
import { Services } from './Services.tsx'
import { StopsNav } from './StopsNav.tsx'
import { Tariff } from './Tariff.tsx'
import { Tracking } from './Tracking.tsx'

interface LogisticsProps {
  readonly words: LogisticsWords
  readonly picture: PictureSource
  readonly language: Language
}

/** A haulier's page: its network across the whole first view, then one stop after the other. */
export function Logistics({ words, picture, language }: LogisticsProps) {
  return (
    <div className={styles.page}>
      <Hero words={words} />
      <StopsNav menu={words.menu} />
      <main>
        <Services services={words.services} />
        <Departures departures={words.departures} />
        <Tariff words={words} language={language} />
        <Tracking tracking={words.tracking} />
        <Goods goods={words.goods} />
        <Pickup words={words} picture={picture} />
        <Depots words={words} />
      </main>
      <footer className={styles.footer}>
        <strong>{words.name}</strong>
        <p>{words.footer.address}</p>
        <p>{words.footer.licence}</p>
        <a href={`tel:${words.telephone}`}>{words.telephone}</a>
      </footer>
    </div>
  )
}
