import { Questions } from '../Questions.tsx'
import styles from './Meeting.module.css'
import { Title } from './Title.tsx'
import type { ArchitectureWords } from './words.ts'

/** The first meeting: its ninety minutes as a scale bar, questions, and how to choose a day. */
export function Meeting({ words }: { readonly words: ArchitectureWords }) {
  const { meeting, sheets, office } = words
  return (
    <section id="meeting" className={styles.meeting} aria-labelledby="meeting-title">
      <Title id="meeting" name={sheets.meeting}>
        {meeting.title}
      </Title>
      <p className={styles.text}>{meeting.text}</p>
      <ol className={styles.scale}>
        {meeting.scale.map(({ from, text }) => (
          <li key={from}>
            <b>
              {from}
              <small> {meeting.minutes}</small>
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.below}>
        <div className={styles.questions}>
          <Questions list={meeting.questions} />
        </div>
        <p className={styles.call}>
          {meeting.call}
          <a href={`tel:${meeting.telephone.replaceAll('-', '')}`}>{meeting.telephone}</a>
          <small>{meeting.hours}</small>
        </p>
      </div>
      <p className={styles.note}>{office.note}</p>
    </section>
  )
}
