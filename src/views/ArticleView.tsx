import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Faq } from '../components/Faq.tsx'
import { SourceNotes } from '../components/SourceNotes.tsx'
import type { ArticleModel } from '../models/articleModel.ts'
import styles from './ArticleView.module.css'
import { EssayView } from './EssayView.tsx'

/** A long article: dates and reading time, breadcrumb, FAQ, literature, and the service it touches. */
export function ArticleView({ model }: { readonly model: ArticleModel }) {
  const { breadcrumb, dates, minutes, faq, literature, related, service } = model
  const before = (
    <>
      <Breadcrumb {...breadcrumb} />
      <p className={styles.facts}>
        {dates.map(({ label, date, text }) => (
          <span key={label}>
            {label} <time dateTime={date}>{text}</time>
          </span>
        ))}
        <span>{minutes}</span>
      </p>
    </>
  )
  const end = (
    <>
      {faq && <Faq {...faq} />}
      {literature && (
        <SourceNotes id="literature" heading={literature.heading} notes={literature.items} />
      )}
      {related && (
        <nav aria-labelledby="related" className={styles.related}>
          <h2 id="related">{related.heading}</h2>
          <ul>
            {related.items.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {service && (
        <p className={styles.service}>
          <span>{service.heading}</span>
          <ButtonLink variant="plain" href={service.href}>
            {service.label}
          </ButtonLink>
        </p>
      )}
    </>
  )
  return <EssayView model={model} before={before} end={end} />
}
