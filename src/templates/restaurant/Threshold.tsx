import { Picture } from '../../components/pictures/Picture.tsx'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Facts } from '../Facts.tsx'
import styles from './Threshold.module.css'

type ThresholdProps = Pick<TemplateWords<'restaurant'>, 'name' | 'headline' | 'lead' | 'glance'> & {
  readonly source: PictureSource
}

/** Behind the curtain: the meal on the counter, and a paper strip with name and hours. */
export function Threshold({ name, headline, lead, glance, source }: ThresholdProps) {
  return (
    <section className={styles.threshold} data-opening>
      <div className={styles.picture}>
        <Picture source={source} sizes="(width < 768px) 70vw, 100vw" first />
      </div>
      <div className={styles.strip}>
        <h1>
          {name}
          <span>{headline}</span>
        </h1>
        <p>{lead}</p>
        <Facts facts={glance} />
      </div>
    </section>
  )
}
