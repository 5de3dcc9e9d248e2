import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './BusinessCard.module.css'

interface BusinessCardProps {
  readonly href: string
  readonly picture: PictureSource
  readonly title: readonly string[]
  readonly text: string
  readonly more: string
  readonly heading?: 'h2' | 'h3'
}

export function BusinessCard(props: BusinessCardProps) {
  const { href, picture, title, text, more, heading: Heading = 'h3' } = props
  return (
    <a href={href} className={styles.card}>
      <Picture source={picture} sizes="(max-width: 47.999em) 267px, 347px" />
      <div className={styles.text}>
        <Heading>
          <Phrases phrases={title} />
        </Heading>
        <p>{text}</p>
        <span className={styles.more} aria-hidden="true">
          {more}
        </span>
      </div>
    </a>
  )
}
