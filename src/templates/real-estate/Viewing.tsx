import { Heading } from '../Heading.tsx'
import styles from './Viewing.module.css'
import type { EstateWords } from './words.ts'

/** A ticket for a viewing, filled in from the choices above, to read out on the telephone. */
export function Viewing({ words }: { readonly words: EstateWords }) {
  const { viewing, homes, telephone } = words
  return (
    <section className={styles.viewing} id="viewing">
      <div>
        <Heading text={viewing.heading} />
        <p>{viewing.lead}</p>
        <Choice name="day" legend={viewing.day} options={viewing.days} />
        <Choice name="hour" legend={viewing.hour} options={viewing.hours} />
      </div>
      <div className={styles.ticket}>
        <h3>{viewing.ticket}</h3>
        <p className={styles.home}>
          <span data-see="none">{viewing.any}</span>
          {homes.map(({ id, name }, at) => (
            <span key={id} data-see={at}>
              {name}
            </span>
          ))}
        </p>
        <p className={styles.when}>
          {viewing.days.map((day, at) => (
            <span key={day} data-day={at}>
              {day}
            </span>
          ))}{' '}
          {viewing.hours.map((hour, at) => (
            <span key={hour} data-hour={at}>
              {hour}
            </span>
          ))}
        </p>
        <p>{viewing.meet}</p>
        <p className={styles.call}>
          {viewing.tell}
          <a href={`tel:${telephone}`}>{telephone}</a>
          <small>{viewing.dummy}</small>
        </p>
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly string[]
}

function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option, at) => (
        <label key={option}>
          <input type="radio" name={name} value={at} defaultChecked={at === 0} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
