import styles from './Contents.module.css'
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
              {clausesOf(heading).map((part, _, { length }) => (
                <ClauseBox
                  key={part}
                  phrases={[part.trimEnd()]}
                  boxed={length > 1}
                  after={part.endsWith(' ') ? ' ' : ''}
                />
              ))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Splits a heading at its colon, otherwise at a comma. */
function clausesOf(heading: string): string[] {
  const parts = heading.split(/(?<=：|: )/)
  return parts.length > 1 ? parts : heading.split(/(?<=、)/)
}
