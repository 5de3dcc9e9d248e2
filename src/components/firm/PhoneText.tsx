import type { Phone } from '../../models/firm/phone.ts'

interface PhoneTextProps {
  readonly text: string
  readonly phone: Phone | null | undefined
}

/** A text in which the firm's telephone number can be tapped. */
export function PhoneText({ text, phone }: PhoneTextProps) {
  if (!phone) return text
  const [before, ...after] = text.split(phone.number)
  if (!after.length) return text
  return (
    <>
      {before}
      <a href={phone.href}>{phone.number}</a>
      {after.join(phone.number)}
    </>
  )
}
