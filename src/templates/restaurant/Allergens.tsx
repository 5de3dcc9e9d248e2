import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Allergens.module.css'

type AllergenWords = TemplateWords<'restaurant'>['menu']['allergens']

/** Checkboxes for the eight allergens; CSS alone crosses out dishes that contain a ticked one. */
export function Allergens({ legend, help, names }: AllergenWords) {
  return (
    <fieldset className={styles.allergens}>
      <legend>
        {legend} <small>{help}</small>
      </legend>
      {Object.entries(names).map(([id, name]) => (
        <label key={id}>
          <input type="checkbox" value={id} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
