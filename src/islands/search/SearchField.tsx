import { type RefObject, type SubmitEvent, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { SearchWords } from '../../models/search/searchModel.ts'
import { longestQuery } from '../../search/longestQuery.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  /** Address of the search page. */
  readonly action: string
  readonly words: Pick<SearchWords, 'label' | 'hint' | 'submit' | 'clear' | 'loading'>
  /** Whether there is text to clear. */
  readonly filled: boolean
  /** Whether the first results are under way. */
  readonly waits: boolean
  readonly onChange: (value: string) => void
  readonly onFocus: () => void
  readonly onClear: () => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function SearchField({
  ref,
  action,
  words,
  filled,
  waits,
  onChange,
  onFocus,
  onClear,
  onSubmit,
}: SearchFieldProps) {
  const id = useId()
  return (
    <search>
      <form action={`${action}#results`} method="get" onSubmit={onSubmit} className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <div className={styles.row}>
          <div className={styles.field}>
            <Icon name="search" />
            <input
              ref={ref}
              id={id}
              type="search"
              name="q"
              maxLength={longestQuery}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              onChange={(event) => onChange(event.currentTarget.value)}
              onFocus={onFocus}
            />
            <button
              type="button"
              aria-label={words.clear}
              hidden={!filled}
              onClick={onClear}
              className={styles.clear}
            >
              <Icon name="close" />
            </button>
          </div>
          <button type="submit" className={styles.submit}>
            {words.submit}
          </button>
        </div>
        <div className={styles.hint}>
          <p id={`${id}-hint`}>{words.hint}</p>
          {/* In the same place: nothing moves. */}
          {waits && <p>{words.loading}</p>}
        </div>
      </form>
    </search>
  )
}
