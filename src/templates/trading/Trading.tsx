import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Clocks } from './Clocks.tsx'
import { Deal } from './Deal.tsx'
import { FrontPage } from './FrontPage.tsx'
import { Goods } from './Goods.tsx'
import { Masthead } from './Masthead.tsx'
import { Offices } from './Offices.tsx'
import { Samples } from './Samples.tsx'
import { Terms } from './Terms.tsx'
import styles from './Trading.module.css'
import type { TradingWords } from './words.ts'

interface TradingProps {
  readonly words: TradingWords
  readonly picture: PictureSource
}

/** A trading house's page, set as a newspaper: masthead, clocks, lead story, market tables, notices. */
export function Trading({ words, picture }: TradingProps) {
  return (
    <div className={styles.sheet}>
      <Masthead words={words} />
      <Clocks clocks={words.clocks} offices={words.offices} />
      <main>
        <FrontPage words={words} picture={picture} />
        <Goods goods={words.goods} />
        <Deal deal={words.deal} />
        <div className={styles.pair}>
          <Terms terms={words.terms} />
          <Samples words={words} />
        </div>
        <Offices offices={words.offices} telephone={words.telephone} />
      </main>
      <footer className={styles.imprint}>
        <p>{words.footer.imprint}</p>
        <p>{words.footer.sample}</p>
      </footer>
    </div>
  )
}
