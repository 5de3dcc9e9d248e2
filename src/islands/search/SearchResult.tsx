import { answer, highlight, type Marks, type Piece } from '../../search/highlight.ts'
import styles from './SearchResult.module.css'
import type { FoundPage } from './useSearch.ts'

interface SearchResultProps {
  readonly page: FoundPage
  readonly marks: Marks
}

/** A found page with its matching sections. */
export function SearchResult({ page, marks }: SearchResultProps) {
  return (
    <li className={styles.result}>
      <h3>
        <a href={page.href} data-result>
          <Pieces pieces={highlight(page.title, marks)} />
        </a>
      </h3>
      {page.sections.map(({ anchor, heading, text }) => (
        <div key={heading}>
          {anchor && (
            <a href={`${page.href}#${anchor}`} data-result className={styles.section}>
              <Pieces pieces={highlight(heading, marks)} />
            </a>
          )}
          <p>
            <Pieces pieces={answer(text, marks)} />
          </p>
        </div>
      ))}
    </li>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))
}
