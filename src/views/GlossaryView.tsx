import { BackLink } from '../components/BackLink.tsx'
import { Prose } from '../components/Prose.tsx'
import { backLink } from '../site/article.ts'
import { glossary } from '../site/content/glossary.ts'
import type { PageContent } from '../site/content/page.ts'
import type { Language } from '../site/language.ts'
import { href } from '../site/links.ts'
import { type PageId, route } from '../site/routes.ts'
import styles from './GlossaryView.module.css'
import { PageHero } from './PageHero.tsx'

interface GlossaryViewProps {
  readonly id: PageId
  readonly language: Language
  readonly page: PageContent
}

/** Terms with their readings; each leads to the page that treats it. */
export function GlossaryView({ id, language, page }: GlossaryViewProps) {
  const back = backLink(id, language)
  return (
    <>
      <PageHero id={id} language={language} page={page} />
      <div className={styles.glossary}>
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
        <Prose tree={page.intro} />
        <dl>
          {glossary(language).map(({ id, term, other, reading, definition, page }) => (
            <div key={id} id={id}>
              <dt>
                <dfn data-serif>
                  {route(page).published ? <a href={href(page, language)}>{term}</a> : term}
                </dfn>
                {language === 'ja' && <small>{reading}</small>}
                <small lang={language === 'ja' ? 'en' : 'ja'}>{other}</small>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
