import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Lines.module.css'

interface LinesProps {
  readonly lines: TemplateWords<'ai'>['paper']['documents'][number]['lines']
}

/** The lines of a document, highlighted in turn as they are read. */
export function Lines({ lines }: LinesProps) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ text, mark }) => (
        <li key={text}>{mark ? <mark data-kind={mark.kind}>{text}</mark> : text}</li>
      ))}
    </ol>
  )
}
