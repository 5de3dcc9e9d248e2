import { PageList } from '../../components/cards/PageList.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import type { NotFoundModel } from '../../models/pages/notFoundModel.ts'
import styles from './NotFoundView.module.css'

export function NotFoundView({ model }: { readonly model: NotFoundModel }) {
  const { text, pages, headings } = model
  return (
    <>
      <Hero {...model.hero} />
      <div className={styles.ways}>
        <p>{text}</p>
        <PageList pages={pages} headings={headings} />
      </div>
    </>
  )
}
