import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Area } from './Area.tsx'
import { Cover } from './Cover.tsx'
import { Day } from './Day.tsx'
import { End } from './End.tsx'
import { Faq } from './Faq.tsx'
import { Kit } from './Kit.tsx'
import { Prices } from './Prices.tsx'
import { Promises } from './Promises.tsx'
import styles from './Services.module.css'
import { Tabs } from './Tabs.tsx'

interface ServicesProps {
  readonly words: TemplateWords<'services'>
  readonly picture: PictureSource
  readonly language: Language
  /** The island with the house and the quote. */
  readonly estimate?: ReactNode
}

/** House cleaning, as a household notebook with tabs. */
export function Services({ words, picture, language, estimate }: ServicesProps) {
  const { name, headline, lead, nav, quote } = words
  return (
    <div className={styles.page}>
      <div className={styles.book}>
        <Tabs {...nav} />
        <main className={styles.sheets}>
          <Cover name={name} headline={headline} lead={lead}>
            {estimate}
          </Cover>
          <Day {...words.day} />
          <Kit {...words.kit} source={picture} />
          <Prices words={words.prices} rooms={words.rooms.list} quote={quote} language={language} />
          <Promises {...words.promises} />
          <Area {...words.area} />
          <Faq {...words.faq} />
        </main>
        <End {...words.end} name={name} telephone={quote.telephone} />
      </div>
    </div>
  )
}
