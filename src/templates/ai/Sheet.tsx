import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Lines } from './Lines.tsx'
import styles from './Sheet.module.css'

type PaperWords = TemplateWords<'ai'>['paper']

interface SheetProps {
  readonly words: PaperWords
  readonly document: PaperWords['documents'][number]
}

/** A document whose lines light up as they are read, above its marks line by line. */
export function Sheet({ words, document }: SheetProps) {
  const marked = document.lines.flatMap(({ mark }, at) => (mark ? [{ ...mark, line: at + 1 }] : []))
  return (
    <div className={styles.sheet}>
      <Lines lines={document.lines} />
      <h2 className={styles.title}>{words.result}</h2>
      <ul className={styles.notes}>
        {marked.map(({ kind, note, line }) => (
          <li key={line}>
            <span data-kind={kind}>{words.kinds[kind]}</span>
            <span>
              <small>{words.line.replace('{line}', String(line))}</small> {note}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
