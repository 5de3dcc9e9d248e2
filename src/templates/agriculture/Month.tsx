import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Season.module.css'

interface MonthProps {
  readonly words: TemplateWords<'agriculture'>['season']
  readonly month: number
  readonly checked: boolean
}

/** A month of the wheel: its radio button on the rim, and the season's produce in the window. */
export function Month({ words, month, checked }: MonthProps) {
  const { months, goods, field, sea } = words
  return (
    <li>
      <label>
        <input type="radio" name="month" value={month} defaultChecked={checked} />
        <span>{months[month - 1]}</span>
      </label>
      <div className={styles.view}>
        {[
          { label: field, list: goods.field },
          { label: sea, list: goods.sea },
        ].map(({ label, list }) => (
          <p key={label}>
            <b>{label}</b>
            {list
              .filter((good) => good.months.includes(month))
              .map(({ name }) => (
                <span key={name}>{name} </span>
              ))}
          </p>
        ))}
      </div>
    </li>
  )
}
