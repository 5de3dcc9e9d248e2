import { BackLink } from '../../components/frame/BackLink.tsx'
import { Breadcrumb } from '../../components/frame/Breadcrumb.tsx'
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
        <Breadcrumb {...breadcrumb} />
        <Prose tree={intro} />
        {back && <BackLink {...back} />}
      </div>
    </>
  )
}
