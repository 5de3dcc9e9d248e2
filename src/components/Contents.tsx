import styles from './Contents.module.css'
import { shortest } from './clauses.ts'
import { ClauseBox } from './Phrases.tsx'

interface ContentsProps {
  readonly heading: string
  readonly items: readonly { readonly anchor: string; readonly heading: string }[]
}

/** A page's table of contents, numbered like its sections. */
export function Contents({ heading, items }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{heading}</h2>
      <ol>
        {items.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {/* Broken at its colon first. */}
              {heading.split(/(?<=：|: )/).map((part, at, { length }) => (
                <ClauseBox
                  key={part}
                  phrases={[part]}
                  boxed={at > 0 || (length > 1 && part.length > shortest)}
                />
              ))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
