import { Trail } from '../../components/frame/Trail.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import styles from './NoticeView.module.css'

/** A page that only announces something, with a back link. */
export function NoticeView({ model }: { readonly model: EssayModel }) {
  const { hero, breadcrumb, intro, back } = model
  return (
    <>
      <Hero {...hero} />
      <div className={styles.notice}>
        <Trail back={back} breadcrumb={breadcrumb} />
        <Prose tree={intro} />
      </div>
    </>
  )
}
