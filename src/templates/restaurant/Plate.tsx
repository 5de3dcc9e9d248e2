import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { menuPrice } from './menuPrice.ts'
import styles from './Plate.module.css'

type MenuWords = TemplateWords<'restaurant'>['menu']

const spoken = new Intl.NumberFormat('ja')

interface PlateProps {
  readonly dish: MenuWords['groups'][number]['dishes'][number]
  readonly words: MenuWords
  readonly language: Language
}

/** A dish: name, price and allergens. */
export function Plate({ dish, words, language }: PlateProps) {
  const { none, contains, names } = words.allergens
  const list = dish.contains.map((id) => names[id]).join(language === 'ja' ? '、' : ', ')
  return (
    <li className={styles.plate} data-contains={dish.contains.join(' ') || undefined}>
      <h4>{dish.name}</h4>
      <p>{dish.note}</p>
      <p className={styles.contains}>{list ? `${contains} ${list}` : none}</p>
      <data className={styles.price} value={dish.price}>
        {dish.price === 0 ? words.free : <Price price={dish.price} language={language} />}
      </data>
    </li>
  )
}

/** Screen readers would read the kanji digits one by one. */
function Price({ price, language }: { readonly price: number; readonly language: Language }) {
  const shown = menuPrice(price, language)
  if (language === 'en') return shown
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className={styles.heard}>{spoken.format(price)}円</span>
    </>
  )
}
