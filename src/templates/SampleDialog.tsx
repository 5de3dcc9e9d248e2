interface SampleDialogProps {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly close: string
  readonly className?: string | undefined
}

/**
 * What a template's form opens: src/templates/sampleForm.ts.
 * - Screen readers hear its heading as its name.
 * - The focus is inside while it is open, and back on the form's button when it is closed.
 * - Esc closes it.
 */
export function SampleDialog({ id, heading, text, close, className }: SampleDialogProps) {
  return (
    <dialog aria-labelledby={`${id}-sent`} className={className}>
      <h4 id={`${id}-sent`}>{heading}</h4>
      <p>{text}</p>
      <form method="dialog">
        <button type="submit">{close}</button>
      </form>
    </dialog>
  )
}
