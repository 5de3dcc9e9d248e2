interface WholeRangeProps {
  /** With {low} and {high}. */
  readonly format: string
  readonly low: string
  readonly high: string
}

/** A range whose line breaks between its ends only, or one end if both are written alike. */
export function WholeRange({ format, low, high }: WholeRangeProps) {
  if (low === high) return <span data-whole>{low}</span>
  const [before = '', after = ''] = format.split('{high}')
  const first = before.replace('{low}', low)
  return (
    <>
      <span data-whole>{first.trimEnd()}</span>
      {first.endsWith(' ') ? ' ' : <wbr />}
      <span data-whole>
        {high}
        {after}
      </span>
    </>
  )
}
