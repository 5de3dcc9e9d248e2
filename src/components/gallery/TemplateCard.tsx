import type { TemplateCardModel } from '../../models/gallery/galleryModel.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './TemplateCard.module.css'

interface TemplateCardProps extends Omit<TemplateCardModel, 'category'> {
  /** Whether it is the first card, whose picture every window shows at once. */
  readonly first?: boolean
}

export function TemplateCard({
  href,
  numeral,
  categoryName,
  title,
  shows,
  picture,
  first = false,
}: TemplateCardProps) {
  return (
    <a href={href} className={styles.card}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            source={picture}
            sizes="(max-width: 47.999em) calc(100vw - 40px), (max-width: 63.999em) 48vw, 376px"
            first={first}
          />
        )}
      </div>
      <div className={styles.text}>
        <span aria-hidden="true" className={styles.numeral}>
          {numeral}
        </span>
        <h2>
          <Phrases phrases={title} />
        </h2>
        {categoryName && <p className={styles.category}>{categoryName}</p>}
        <p>
          <Phrases phrases={shows} />
        </p>
      </div>
    </a>
  )
}
