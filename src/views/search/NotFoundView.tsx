import { PagesByTheme } from '../../components/cards/PagesByTheme.tsx'
import { SearchBox } from '../../components/frame/SearchBox.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import type { NotFoundModel } from '../../models/pages/notFoundModel.ts'
import styles from './NotFoundView.module.css'

export function NotFoundView({ model }: { readonly model: NotFoundModel }) {
  const { text, search, themes, headings } = model
  return (
    <>
      <Hero {...model.hero} height="least" />
      <div className={styles.ways}>
        <div className={styles.search}>
          <p>{text}</p>
          <SearchBox search={search} place="page" />
        </div>
        <PagesByTheme id="pages" heading={headings.all} near={headings.near} themes={themes} />
      </div>
    </>
  )
}
