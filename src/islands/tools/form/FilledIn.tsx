interface FilledInProps {
  /** A text with {placeholders}. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

/** A text with what it is filled in with, such as dates: no line ends within one of those. */
export function FilledIn({ text, values }: FilledInProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <span key={at} data-whole>
        {values[piece]}
      </span>
    ) : (
      piece
    ),
  )
}
