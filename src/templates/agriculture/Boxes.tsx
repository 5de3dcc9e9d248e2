import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { formatYen } from '../formatYen.ts'
import styles from './Boxes.module.css'
import { Carriage } from './Carriage.tsx'
import { Crate } from './Crate.tsx'
import { Order } from './Order.tsx'
import { Shop } from './Shop.tsx'

interface BoxesProps {
  readonly words: TemplateWords<'agriculture'>['boxes']
  readonly language: Language
}

/** The three boxes with prices, ordering, shipping costs and the shop. */
export function Boxes({ words, language }: BoxesProps) {
  return (
    <>
      <h2>{words.heading}</h2>
      <p>{words.tax}</p>
      <ul className={styles.boxes}>
        {words.sizes.map((size, at) => (
          <li key={size.name}>
            <Crate size={at} />
            <h3>{size.name}</h3>
            <p className={styles.price}>{formatYen(size.price, language)}</p>
            <p>{size.for}</p>
            <p>{size.holds}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Order {...words.order} />
        <Carriage {...words.carriage} language={language} />
        <Shop {...words.shop} />
      </div>
    </>
  )
}
