import { type ComponentProps, useEffect, useRef } from 'react'
import { ContactField } from '../islands/contact/ContactField.tsx'

interface FieldSpecimenProps
  extends Omit<ComponentProps<typeof ContactField>, 'onCheck' | 'value'> {
  /** What the visitor has typed. */
  readonly typed?: string
}

/** A field into which something was typed: its counter follows the typing, and no prop. */
export function FieldSpecimen({ typed = '', ...field }: FieldSpecimenProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = place.current?.querySelector<HTMLInputElement>('input, textarea')
    if (!control || !typed) return
    // React watches the element's own property and would take the event for one without a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      typed,
    )
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }, [typed])
  return (
    <div ref={place}>
      <ContactField {...field} value={undefined} onCheck={() => {}} />
    </div>
  )
}
