import styles from './Contents.module.css'

interface ContentsProps {
  readonly heading: string
  readonly items: readonly { readonly anchor: string; readonly heading: string }[]
}

/** What is before a colon in so few characters is on one line in any case. */
const short = 9

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
                <Part
                  key={part}
                  text={part}
                  boxed={at > 0 || (length > 1 && part.length > short)}
                />
              ))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Part({ text, boxed }: { readonly text: string; readonly boxed: boolean }) {
  if (!boxed) return text
  return (
    <>
      <span data-clause>{text.trimEnd()}</span>
      {/* Within the box the space would be lost at its end. */}
      {text.endsWith(' ') && ' '}
    </>
  )
}
