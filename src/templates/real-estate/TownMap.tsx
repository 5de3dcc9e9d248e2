import type { Language } from '../../../routing/language.ts'
import { Picture } from '../../components/pictures/Picture.tsx'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { shortMoney } from './money.ts'
import styles from './TownMap.module.css'
import type { EstateWords } from './words.ts'

interface TownMapProps {
  readonly words: EstateWords
  readonly picture: PictureSource
  readonly language: Language
}

/** 150vw wide on phones; declared smaller, so that most phones load the 600 px version. */
export const townSizes = '(width < 640px) 76vw, (width < 1200px) 100vw, 90vw'

/** The town with a pin on every home, linked to its card. */
export function TownMap({ words, picture, language }: TownMapProps) {
  return (
    <nav className={styles.map} aria-label={words.map.label}>
      <div className={styles.ground}>
        <Picture source={picture} sizes={townSizes} first />
        {words.homes.map(({ id, name, yen, deal, rooms, area }, at) => (
          <a
            key={id}
            className={styles.pin}
            href={`#${id}`}
            data-pin={at}
            data-deal={deal}
            data-rooms={rooms}
            data-area={area}
          >
            <span data-opening>{shortMoney(yen, language)}</span>
            <span className={styles.name}>{name}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
