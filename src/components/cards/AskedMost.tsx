import type { SearchModel } from '../../models/search/searchModel.ts'
import { LinkList } from '../text/LinkList.tsx'
import styles from './AskedMost.module.css'
import lines from './linkLines.module.css'

/** What is asked most: shown while the query is empty, and below what the server found. */
export function AskedMost({ heading, links }: SearchModel['questions']) {
  return (
    <section aria-labelledby="questions" className={`${lines.lines} ${styles.questions}`}>
      <h2 id="questions">{heading}</h2>
      <LinkList links={links} />
    </section>
  )
}
