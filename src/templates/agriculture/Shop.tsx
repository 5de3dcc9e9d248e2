import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Facts } from '../Facts.tsx'
import styles from './Shop.module.css'

/** The signboard of the farm shop with hours and address. */
export function Shop({ heading, text, facts }: TemplateWords<'agriculture'>['boxes']['shop']) {
  return (
    <div className={styles.shop}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <Facts facts={facts} />
    </div>
  )
}
