import styles from './Contents.module.css'

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
              {/* Broken at its colon first; the nine characters of a short part have a line in any case. */}
              {heading.split(/(?<=：|: )/).map((part, at, { length }) =>
                at || (length > 1 && part.length > 9) ? (
                  <span key={part} data-clause>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
