import type { Phone } from '../../models/firm/phone.ts'

interface PhoneTextProps {
  readonly text: string
  readonly phone: Phone | null | undefined
}

/** A text in which the firm's telephone number can be tapped; its hours in brackets stay together. */
export function PhoneText({ text, phone }: PhoneTextProps) {
  if (phone === undefined) return text
  const bracket = text.search(/[（(]/)
  const start = bracket < 0 ? text : text.slice(0, bracket)
  const hours = bracket < 0 ? '' : text.slice(bracket)
  const [before, ...after] = phone ? start.split(phone.number) : [start]
  return (
    <>
      {before}
      {phone && after.length > 0 && <a href={phone.href}>{phone.number}</a>}
      {after.join(phone?.number)}
      {hours && <span data-clause>{hours}</span>}
    </>
  )
}
