import type { SourceNote } from '../../models/text/sourceNote.ts'

interface SourceTextProps extends SourceNote {
  /** Prefix, such as "Source: ". */
  readonly before?: string
}

/** Publisher, title and date, linked if the address is known. */
export function SourceText({ before = '', text, url, date }: SourceTextProps) {
  // One string, because React separates adjacent texts by a comment.
  if (!url) return before + text + (date ?? '')
  return (
    <>
      {before}
      <a href={url}>{text}</a>
      {date}
    </>
  )
}
