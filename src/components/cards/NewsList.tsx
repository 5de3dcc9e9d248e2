import type { NoteModel } from '../../models/pages/newsModel.ts'
import { Phrases } from '../text/Phrases.tsx'
import { Prose } from '../text/Prose.tsx'
import styles from './NewsList.module.css'

/** Dated notes in full, newest first. */
export function NewsList({ news }: { readonly news: readonly NoteModel[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ id, date, dateText, title, text }) => (
        <li key={id} id={id}>
          <time dateTime={date}>{dateText}</time>
          <div>
            <h2>
              <Phrases phrases={title} />
            </h2>
            <Prose tree={text} />
          </div>
        </li>
      ))}
    </ul>
  )
}
