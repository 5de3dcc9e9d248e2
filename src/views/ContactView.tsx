import type { ReactNode } from 'react'
import { Prose } from '../components/Prose.tsx'
import type { ContactWords } from '../site/content/contact.ts'
import type { PageContent } from '../site/content/page.ts'
import type { Language } from '../site/language.ts'
import { href } from '../site/links.ts'
import { route } from '../site/routes.ts'
import styles from './ContactView.module.css'
import { PageHero } from './PageHero.tsx'

interface ContactViewProps extends Pick<ContactWords, 'purpose' | 'confidentiality'> {
  readonly language: Language
  readonly page: PageContent
  /** The form. */
  readonly children?: ReactNode
}

/** The contact page: the form, and beside it what becomes of what one writes. */
export function ContactView({
  language,
  page,
  purpose,
  confidentiality,
  children,
}: ContactViewProps) {
  return (
    <>
      <PageHero id="contact" language={language} page={page} />
      <div className={styles.columns}>
        <div id="form">
          <Prose tree={page.intro} className={styles.intro ?? ''} />
          {children}
        </div>
        <aside className={styles.aside}>
          <h2>{confidentiality.heading}</h2>
          <p>{confidentiality.text}</p>
          <h2>{purpose.heading}</h2>
          <p>
            {purpose.text}
            {route('privacy').published && (
              <>
                {' '}
                <a href={href('privacy', language)}>{purpose.link}</a>
              </>
            )}
          </p>
        </aside>
      </div>
    </>
  )
}
