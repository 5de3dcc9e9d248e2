import { z } from 'zod'
import { languages } from '../../routing/language.ts'
import { named } from '../problems.ts'
import { localized } from './text.ts'

/** A fact from the owner: `sample: true` until the real one replaces it. */
const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample: z.boolean().optional() })

const number = named('wholeNumber')
const whole = z.int(number).positive(number)

// The form's rule for addresses (contact/rules.ts): the pattern of <input type="email">, since stricter ones
// reject addresses that exist in Japan, plus a dot in the domain and at most 254 characters.
const plainAddress = named('email')
const address = z
  .string(plainAddress)
  .max(254, plainAddress)
  .regex(z.regexes.html5Email, { error: plainAddress, abort: true })
  .regex(/\.[a-z][a-z0-9-]*[a-z0-9]$/i, plainAddress)

/** settings.yaml: the owner's facts and choices. */
export const settings = () =>
  z.strictObject({
    site: z.strictObject({
      url: fact(
        z
          .url({ protocol: /^https?$/, error: named('url') })
          // Paths are appended to it.
          .regex(/^[^:]*:\/\/[^/?#]+\/?$/, named('urlWithPath')),
      ),
      name: z.string().min(1),
    }),
    /** Contact other than the form. */
    reach: z.strictObject({
      telephone: fact(z.string().regex(/^\+?\d[\d -]+$/, named('telephone'))),
      hours: fact(localized),
    }),
    inquiries: z.strictObject({
      to: fact(address),
      from: fact(address),
      language: z.enum(languages),
      answeredBy: fact(localized),
      businessDays: fact(whole),
      confirmReceipt: z.boolean(),
      purgeAfterDays: whole,
      perMinute: whole,
      perHour: whole,
      perMinuteInAll: whole,
      perHourInAll: whole,
      otherWay: fact(localized),
    }),
  })

export type Settings = z.infer<ReturnType<typeof settings>>
