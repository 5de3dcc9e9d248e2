import type { Chart as ChartContent } from '../../models/charts/chart.ts'
import type { Case } from '../../models/firm/cases.ts'
import { Chart } from '../charts/Chart.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import prose from '../text/Prose.module.css'
import styles from './Cases.module.css'

interface CasesProps {
  readonly roads: ChartContent
  readonly cases: readonly Case[]
}

/** Cases: their roads on one scale, then each story beside its scene. */
export function Cases({ roads, cases }: CasesProps) {
  return (
    <>
      <div className={prose.prose}>
        <Chart chart={roads} />
      </div>
      {cases.map(({ id, heading, picture, rows }) => (
        <section key={id} aria-labelledby={id} data-later className={styles.case}>
          <Picture source={picture} sizes="(min-width: 62.5em) 587px, 360px" />
          <h2 id={id}>
            <Phrases phrases={heading} />
          </h2>
          <dl>
            {rows.map(({ label, value, hard }) => (
              <div key={label} className={hard ? styles.hard : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
