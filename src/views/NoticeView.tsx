import { BackLink } from '../components/BackLink.tsx'
import { Prose } from '../components/Prose.tsx'
import { backLink } from '../site/article.ts'
import type { PageContent } from '../site/content/page.ts'
import type { Language } from '../site/language.ts'
import type { PageId } from '../site/routes.ts'
import styles from './NoticeView.module.css'
import { PageHero } from './PageHero.tsx'

interface NoticeViewProps {
  readonly id: PageId
  readonly language: Language
  readonly page: PageContent
}

/** A page that only announces what is to come, with the way back. */
export function NoticeView({ id, language, page }: NoticeViewProps) {
  const back = backLink(id, language)
  return (
    <>
      <PageHero id={id} language={language} page={page} />
      <div className={styles.notice}>
        <Prose tree={page.intro} />
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
      </div>
    </>
  )
}
