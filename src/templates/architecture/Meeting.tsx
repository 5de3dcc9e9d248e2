import type { Language } from '../../../routing/language.ts'
import styles from './Meeting.module.css'
import { Title } from './Title.tsx'
import type { ArchitectureWords } from './words.ts'

interface MeetingProps {
  readonly words: ArchitectureWords
  readonly language: Language
}

/** The first meeting: its ninety minutes as a scale bar, questions, and how to choose a day. */
export function Meeting({ words, language }: MeetingProps) {
  const { meeting, sheets, office } = words
  return (
    <section id="meeting" className={styles.meeting} aria-labelledby="meeting-title">
      <Title id="meeting" name={sheets.meeting} language={language}>
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
          {meeting.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
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
