import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { phrases } from '../../models/text/phrases.ts'
import { Access } from './Access.tsx'
import { Booking } from './Booking.tsx'
import { Foot } from './Foot.tsx'
import { Hours } from './Hours.tsx'
import { MenuWall } from './MenuWall.tsx'
import { Noren } from './Noren.tsx'
import styles from './Restaurant.module.css'
import { Seats } from './Seats.tsx'
import { Story } from './Story.tsx'
import { Threshold } from './Threshold.tsx'

interface RestaurantProps {
  readonly words: TemplateWords<'restaurant'>
  readonly picture: PictureSource
  readonly language: Language
}

/**
 * A house of set meals. The Japanese page is in vertical writing, from the right; the English one is
 * horizontal.
 */
export function Restaurant({ words, picture, language }: RestaurantProps) {
  return (
    <div className={styles.page}>
      <Noren {...words.nav} />
      <main>
        <Threshold {...words} source={picture} />
        <Story text={words.story.text} heading={phrases(words.story.heading, language)} />
        <MenuWall words={words.menu} language={language} />
        <Hours {...words.hours} />
        <Seats {...words.seats} />
        <Booking words={words.booking} kinds={words.seats.kinds.map(({ name }) => name)} />
        <Access {...words.access} />
      </main>
      <Foot name={words.name} telephone={words.booking.telephone} {...words.footer} />
    </div>
  )
}
