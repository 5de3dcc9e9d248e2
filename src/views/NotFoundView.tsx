import { pageName } from '../site/frame.ts'
import type { Language } from '../site/language.ts'
import { href } from '../site/links.ts'
import { type PageId, route } from '../site/routes.ts'
import styles from './NotFoundView.module.css'
import { PageHero } from './PageHero.tsx'

interface NotFoundViewProps {
  readonly language: Language
  readonly page: { readonly title: string; readonly subtitle: string; readonly text: string }
}

const waysOn: readonly PageId[] = ['home', 'business', 'succession', 'insights', 'contact']

/** What an address that names no page shows, with ways onward. */
export function NotFoundView({ language, page }: NotFoundViewProps) {
  return (
    <>
      <PageHero id="home" language={language} page={page} />
      <div className={styles.ways}>
        <p>{page.text}</p>
        <ul>
          {waysOn
            .filter((id) => route(id).published)
            .map((id) => (
              <li key={id}>
                <a href={href(id, language)}>{pageName(id, language)}</a>
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}
