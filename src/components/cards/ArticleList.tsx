import type { ArticleCardModel } from '../../models/cards/cardModels.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleList.module.css'

/**
 * Article cards with dates and reading times, as a page's main content: the first as wide as the page, and the last
 * where it would be alone in a row of three.
 */
export function ArticleList({ articles }: { readonly articles: readonly ArticleCardModel[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ id, date, dateText, minutes, ...card }, at) => {
        const wide = at === 0 || (at === articles.length - 1 && at % 3 === 1)
        return (
          <li key={id} data-later className={wide ? styles.wide : undefined}>
            <ArticleCard {...card} level={2} wide={wide} />
            <p className={styles.facts}>
              <time dateTime={date}>{dateText}</time>
              <span>{minutes}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
