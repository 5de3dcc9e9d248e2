import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Questions } from '../Questions.tsx'
import styles from './Faq.module.css'
import tile from './tile.module.css'

interface FaqProps {
  readonly faq: TemplateWords<'tech'>['faq']
  readonly spec: TemplateWords<'tech'>['spec']
}

/** Questions with honest answers, and beside them the figures. */
export function Faq({ faq, spec }: FaqProps) {
  return (
    <>
      <section id="faq" className={`${tile.tile} ${tile.white} ${styles.faq}`}>
        <h2>{faq.title}</h2>
        <Questions list={faq.list} firstOpen />
      </section>
      <section className={`${tile.tile} ${styles.spec}`}>
        <h2>{spec.title}</h2>
        <dl>
          {spec.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
