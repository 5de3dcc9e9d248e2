import { Fragment } from 'react'
import type { Language } from '../../../routing/language.ts'
import { Picture } from '../../components/pictures/Picture.tsx'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './Hero.module.css'
import tile from './tile.module.css'

interface HeroProps {
  readonly words: TemplateWords<'tech'>['hero']
  readonly language: Language
  readonly sensor: PictureSource
}

export function Hero({ words, language, sensor }: HeroProps) {
  return (
    <>
      <div className={`${tile.tile} ${tile.cobalt} ${styles.promise}`}>
        <svg viewBox="0 0 600 110" preserveAspectRatio="none" aria-hidden="true">
          <g className={styles.moving}>
            <use href="#wave" />
            <use href="#wave" x="600" />
          </g>
        </svg>
        <h1>
          {words.title.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>
              {language === 'en' && ' '}
            </Fragment>
          ))}
        </h1>
        <p>{words.lead}</p>
        <p className={styles.actions}>
          <a href="#trial">{words.call}</a>
          <a href="#pricing">{words.price}</a>
        </p>
      </div>
      <div className={styles.sensor}>
        <Picture source={sensor} sizes="(width < 1080px) 95vw, 40vw" first />
      </div>
    </>
  )
}
