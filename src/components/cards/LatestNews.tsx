import type { LatestNewsModel } from '../../models/pages/newsModel.ts'
import { Phrases } from '../text/Phrases.tsx'
import styles from './LatestNews.module.css'

/** The newest note in one line, after the way to all of them. */
export function LatestNews({ all, date, dateText, title, href }: LatestNewsModel) {
  return (
    <section aria-labelledby="news" className={styles.latest}>
      <h2 id="news">
        <a href={all.href}>{all.label}</a>
      </h2>
      <time dateTime={date}>{dateText}</time>
      <a href={href}>
        <Phrases phrases={title} />
      </a>
    </section>
  )
}
