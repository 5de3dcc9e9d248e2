import { z } from 'zod'
import { localized, readData } from './data.ts'

/** A fact of the owner's: `sample: true` while a stand-in serves for it. */
const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample: z.boolean().optional() })

const settings = readData(
  'settings.yaml',
  z.strictObject({
    site: z.strictObject({ url: fact(z.url()), name: z.string().min(1) }),
    inquiries: z.looseObject({
      answeredBy: fact(localized),
      businessDays: fact(z.number().int().positive()),
    }),
  }),
)

/** The site's public address without a slash at the end; SITE_URL overrides the settings. */
export const siteUrl = (process.env.SITE_URL || settings.site.url.value).replace(/\/+$/, '')

export const siteName = settings.site.name

/** Who answers an inquiry, and within how many business days. */
export const answer = {
  by: settings.inquiries.answeredBy.value,
  businessDays: settings.inquiries.businessDays.value,
}
