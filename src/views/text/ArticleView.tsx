import { PhotoFigure } from '../../components/pictures/PhotoFigure.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Faq } from '../../components/text/Faq.tsx'
import type { ArticleModel } from '../../models/pages/articleModel.ts'
import styles from './ArticleView.module.css'
import { EssayView } from './EssayView.tsx'

/** An article with dates and reading time, a photograph, FAQ, and the related service. */
export function ArticleView({ model }: { readonly model: ArticleModel }) {
  const { dates, minutes, photo, faq, related, service } = model
  const before = (
    <>
      <p className={styles.facts}>
        {dates.map(({ label, date, text }) => (
          <span key={label}>
            {`${label} `}
            <time dateTime={date}>{text}</time>
          </span>
        ))}
        <span>{minutes}</span>
      </p>
    </>
  )
  const end = (
    <>
      {faq && <Faq {...faq} />}
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
  const after = photo && <PhotoFigure {...photo} />
  return <EssayView model={model} before={before} after={after} end={end} />
}
