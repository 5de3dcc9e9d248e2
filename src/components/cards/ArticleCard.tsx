import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './ArticleCard.module.css'
import frame from './CardFrame.module.css'

interface ArticleCardProps {
  readonly href: string
  readonly picture: PictureSource
  readonly tag: string
  readonly title: readonly string[]
  readonly finding?: string | undefined
  /** Heading level: 3 below a section's heading, 2 if the cards are the page. */
  readonly level?: 2 | 3
  /** Whether it is as wide as the page where the window is wide. */
  readonly wide?: boolean
  /** The place of its topic among all topics, which chooses the tint. */
  readonly topic: number
}

const tints = [styles.tint1, styles.tint2, styles.tint3, styles.tint4]

/** The category of every insight, English on Japanese pages too (clarifications). */
const category = 'ARTICLE'

export function ArticleCard(props: ArticleCardProps) {
  const { href, picture, tag, title, finding, topic, level = 3, wide = false } = props
  const sizes = `(max-width: 47.999em) 267px, ${wide ? '(min-width: 68.75em) 660px, ' : ''}340px`
  const Heading = `h${level}` as const
  return (
    <a href={href} className={`${frame.frame} ${styles.card}`}>
      <span className={styles.tag}>{tag}</span>
      <div className={`${styles.arch} ${tints[topic % tints.length]}`}>
        <Picture source={picture} sizes={sizes} />
      </div>
      <div className={styles.text}>
        <span className={styles.category} lang="en">
          {category}
        </span>
        <Heading>
          <Phrases phrases={title} />
        </Heading>
        {finding && <p>{finding}</p>}
      </div>
    </a>
  )
}
