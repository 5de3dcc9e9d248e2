interface SampleDialogProps {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly close: string
  readonly className?: string | undefined
}

/**
 * Opened by a template's form (src/templates/sampleForm.ts). Named by its heading; closes on Esc and returns
 * the focus to the form's button.
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
