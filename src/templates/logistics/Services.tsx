import { Heading } from '../Heading.tsx'
import type { LogisticsWords } from './network.ts'
import styles from './Services.module.css'

/** The services as four slanted bands, each further right than the one above. */
export function Services({ services }: { readonly services: LogisticsWords['services'] }) {
  return (
    <section className={styles.services} id="services">
      <Heading text={services.heading} />
      <ol className={styles.bands}>
        {services.items.map(({ name, what, fact }) => (
          <li key={name}>
            <Heading level="h3" text={name} />
            <p>{what}</p>
            <b>{fact}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
