import { glossary } from '../site/content/glossary.ts'
import { href } from '../site/links.ts'
import { route } from '../site/routes.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './GlossaryView.module.css'

/** Terms with their readings; each leads to the page that treats it. */
export function GlossaryView(props: Pick<EssayViewProps, 'id' | 'language' | 'page'>) {
  const { language } = props
  const terms = (
    <dl className={styles.terms}>
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
  )
  return <EssayView {...props} main={terms} />
}
