import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Facts } from '../Facts.tsx'
import styles from './Access.module.css'
import { AccessMap } from './AccessMap.tsx'

/** Directions from the station: a drawn map, three steps, the address. */
export function Access({
  heading,
  map,
  marks,
  steps,
  facts,
}: TemplateWords<'restaurant'>['access']) {
  return (
    <section id="access" className={styles.access}>
      <h2>{heading}</h2>
      <AccessMap title={map} marks={marks} />
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Facts facts={facts} />
    </section>
  )
}
