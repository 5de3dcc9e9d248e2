import { InsightCard } from '../components/InsightCard.tsx'
import { insightCards } from '../site/cards.ts'
import { readPage } from '../site/content/page.ts'
import { words } from '../site/content/words.ts'
import { formatDate } from '../site/dates.ts'
import { href } from '../site/links.ts'
import { readingMinutes } from '../site/reading.ts'
import { route } from '../site/routes.ts'
import { topics } from '../site/topics.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './InsightsView.module.css'

/** The index of articles, by topic, with their dates and reading times. */
export function InsightsView(props: Pick<EssayViewProps, 'id' | 'language' | 'page'>) {
  const { language } = props
  const articles = insightCards(language).toSorted(
    (a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic),
  )
  const cards = (
    <ul className={styles.articles}>
      {articles.map(({ id, date, ...card }) => (
        <li key={id}>
          <InsightCard {...card} level={2} />
          <p className={styles.facts}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            <span>{readingMinutes(readPage(id, language), language)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
  const glossary = route('glossary').published && (
    <p className={styles.glossary}>
      <a href={href('glossary', language)}>{words.article.glossary[language]}</a>
    </p>
  )
  return <EssayView {...props} main={cards} end={glossary} />
}
