import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Faq } from '../components/Faq.tsx'
import { SourceNotes } from '../components/SourceNotes.tsx'
import { words } from '../site/content/words.ts'
import { formatDate } from '../site/dates.ts'
import { pageName } from '../site/frame.ts'
import { ancestors, href } from '../site/links.ts'
import { readingMinutes } from '../site/reading.ts'
import { type PageId, route } from '../site/routes.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './InsightView.module.css'

/** The ESG article's related pages (specification, section 2; clarifications). */
const related: readonly PageId[] = [
  'digital-transformation',
  'manufacturing-industry',
  'about-legatus',
  'about',
]

/** A long article: dates and reading time, breadcrumb, FAQ, literature, and the service it touches. */
export function InsightView(props: Pick<EssayViewProps, 'id' | 'language' | 'page'>) {
  const { id, language, page } = props
  const { published, modified, faq, sources, service } = page
  const trail = ancestors(id).filter((ancestor) => route(ancestor).published)
  const before = (
    <>
      <Breadcrumb
        label={words.breadcrumb[language]}
        links={trail.map((ancestor) => ({
          label: pageName(ancestor, language),
          href: href(ancestor, language),
        }))}
        current={page.title}
      />
      <p className={styles.facts}>
        {published && (
          <span>
            {words.article.published[language]}{' '}
            <time dateTime={published}>{formatDate(published, language)}</time>
          </span>
        )}
        {modified && (
          <span>
            {words.article.modified[language]}{' '}
            <time dateTime={modified}>{formatDate(modified, language)}</time>
          </span>
        )}
        <span>{readingMinutes(page, language)}</span>
      </p>
    </>
  )
  const end = (
    <>
      {faq && <Faq heading={words.article.faq[language]} items={faq} />}
      {sources && (
        <SourceNotes id="literature" heading={words.article.sources[language]} notes={sources} />
      )}
      {id === 'esg-investment' && (
        <nav aria-labelledby="related" className={styles.related}>
          <h2 id="related">{words.article.related[language]}</h2>
          <ul>
            {related
              .filter((other) => route(other).published)
              .map((other) => (
                <li key={other}>
                  <a href={href(other, language)}>{pageName(other, language)}</a>
                </li>
              ))}
          </ul>
        </nav>
      )}
      {service && route(service).published && (
        <p className={styles.service}>
          <span>{words.article.service[language]}</span>
          <ButtonLink variant="plain" href={href(service, language)}>
            {pageName(service, language)}
          </ButtonLink>
        </p>
      )}
    </>
  )
  return <EssayView {...props} before={before} end={end} />
}
