import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Allergens } from './Allergens.tsx'
import styles from './MenuWall.module.css'
import { Plate } from './Plate.tsx'

interface MenuWallProps {
  readonly words: TemplateWords<'restaurant'>['menu']
  readonly language: Language
}

/** The dining room's wall with a hanging plate for every dish. */
export function MenuWall({ words, language }: MenuWallProps) {
  return (
    <section id="menu" className={styles.wall}>
      <div className={styles.top}>
        <h2>{words.heading}</h2>
        <p>{words.tax}</p>
        <Allergens {...words.allergens} />
      </div>
      <div className={styles.rails}>
        {words.groups.map((group) => (
          <div key={group.name} className={styles.rail}>
            <h3>{group.name}</h3>
            <ul className={styles.plates}>
              {group.dishes.map((dish) => (
                <Plate key={dish.name} dish={dish} words={words} language={language} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>{words.allergens.note}</p>
    </section>
  )
}
