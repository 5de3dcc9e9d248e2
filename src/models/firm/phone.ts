import { words } from '../site/site.ts'

export interface Phone {
  /** As people read it, e.g. 03-1234-5678. */
  readonly number: string
  readonly href: string
}

/** The firm's telephone number as a link; null while it is a sample, which nobody should call. */
export function phone(): Phone | null {
  const { value, sample } = words.settings.reach.telephone
  return sample ? null : { number: value, href: `tel:${value.replace(/[^\d+]/g, '')}` }
}
