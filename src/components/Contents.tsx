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
              {/* Broken at its colon first. */}
              {heading.split(/(?<=：|: )/).map((part, at) =>
                at ? (
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
