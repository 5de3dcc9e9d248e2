import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './PageCard.module.css'

interface PageCardProps {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
  readonly picture?: PictureSource | undefined
  readonly heading?: 'h2' | 'h3'
}

export function PageCard(props: PageCardProps) {
  const { href, title, text, picture, heading: Heading = 'h3' } = props
  return (
    <a href={href} className={styles.card}>
      {picture && <Picture source={picture} sizes="(min-width: 68.75em) 390px, 100vw" />}
      <Heading>
        <Phrases phrases={title} />
      </Heading>
      <p>{text}</p>
    </a>
  )
}
