import type { SourceNote } from '../../models/text/sourceNote.ts'

interface SourceTextProps extends SourceNote {
  /** What is in front of it, such as "Source: ". */
  readonly before?: string
}

/** Who published what and when; the text leads there where its address is known. */
export function SourceText({ before = '', text, url, date }: SourceTextProps) {
  // One string: React puts a comment between two.
  if (!url) return before + text + (date ?? '')
  return (
    <>
      {before}
      <a href={url}>{text}</a>
      {date}
    </>
  )
}
