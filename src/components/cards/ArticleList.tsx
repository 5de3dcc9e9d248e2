import type { ArticleCardModel } from '../../models/cards/cardModels.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleList.module.css'

/** Article cards with dates and reading times, as a page's main content. */
export function ArticleList({ articles }: { readonly articles: readonly ArticleCardModel[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ id, date, dateText, minutes, ...card }) => (
        <li key={id}>
          <ArticleCard {...card} level={2} />
          <p className={styles.facts}>
            <time dateTime={date}>{dateText}</time>
            <span>{minutes}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
