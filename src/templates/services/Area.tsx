import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Area.module.css'
import { AreaMap } from './AreaMap.tsx'

/** The service area: a map of cut paper, and travel costs. */
export function Area({ heading, map, zones }: TemplateWords<'services'>['area']) {
  return (
    <section id="area" className={styles.area}>
      <div>
        <h2>{heading}</h2>
        <dl>
          {zones.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <AreaMap title={map} names={zones.map(({ name }) => name)} />
    </section>
  )
}
