import type { Topic } from '../../../content-reader/schema/topics.ts'
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
  readonly topic: Topic
}

/** The category of every insight, English on Japanese pages too (clarifications). */
const category = 'ARTICLE'

export function ArticleCard(props: ArticleCardProps) {
  const { href, picture, tag, title, finding, topic, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <a href={href} className={`${frame.frame} ${styles.card}`}>
      <span className={styles.tag}>{tag}</span>
      <div className={`${styles.arch} ${styles[topic]}`}>
        <Picture source={picture} sizes="(max-width: 47.999em) 267px, 340px" />
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
