interface FilledInProps {
  /** A text with {placeholders}. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

/** A text with inserted values, such as dates, that do not break across lines. */
export function FilledIn({ text, values }: FilledInProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by position
      <span key={at} data-whole>
        {values[piece]}
      </span>
    ) : (
      piece
    ),
  )
}
