import { type ComponentProps, useEffect, useRef } from 'react'
import { ContactField } from '../islands/contact/ContactField.tsx'

interface FieldSpecimenProps
  extends Omit<ComponentProps<typeof ContactField>, 'onCheck' | 'value'> {
  readonly typed?: string
}

/** A field with typed text: its counter depends on input events, not on props. */
export function FieldSpecimen({ typed = '', ...field }: FieldSpecimenProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = place.current?.querySelector<HTMLInputElement>('input, textarea')
    if (!control || !typed) return
    // React tracks the element's own `value` property and would ignore the event as no change.
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
