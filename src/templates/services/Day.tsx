import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import styles from './Day.module.css'
import { later } from './numbers.ts'

type DayWords = TemplateWords<'services'>['day']

/** A day in half hours: our work and the customer's, to scale. */
export function Day({ heading, caption, columns, start, we, you }: DayWords) {
  const ours = byHalfHour(we)
  const yours = byHalfHour(you)
  const halves = we.reduce((sum, entry) => sum + entry.halves, 0)
  const times = Array.from({ length: halves }, (_, at) => later(start, at))
  return (
    <section id="day" className={styles.day}>
      <h2>{heading}</h2>
      <table>
        <caption>{caption}</caption>
        <ColumnHeads names={columns} />
        <tbody>
          {times.map((time, at) => (
            <tr key={time}>
              <th scope="row">
                <time>{time}</time>
              </th>
              <Entry {...ours.get(at)} className={styles.we} />
              <Entry {...yours.get(at)} className={styles.you} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface EntryProps extends Partial<DayWords['we'][number]> {
  readonly className: string | undefined
}

/** A timetable cell; nothing while the previous entry continues. */
function Entry({ halves, text, className }: EntryProps) {
  if (!halves) return
  return (
    <td rowSpan={halves} className={className}>
      {text}
    </td>
  )
}

function byHalfHour(entries: DayWords['we']): Map<number, DayWords['we'][number]> {
  const found = new Map<number, DayWords['we'][number]>()
  let at = 0
  for (const entry of entries) {
    found.set(at, entry)
    at += entry.halves
  }
  return found
}
