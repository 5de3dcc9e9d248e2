import { z } from 'zod'
import { named } from '../../problems.ts'
import { templateHead, templatePicture } from '../template.ts'
import { localized, text } from '../text.ts'

const goods = z.strictObject({
  heading: localized,
  lead: localized,
  columns: z.strictObject({
    item: localized,
    unit: localized,
    days: localized,
    sample: localized,
  }),
  /** {n}: the lead time. */
  days: localized,
  // Twelve goods in all: the coupon's CSS addresses them by number.
  groups: z
    .array(
      z.strictObject({
        name: localized,
        items: z
          .array(
            z.strictObject({
              name: localized,
              origin: localized,
              unit: localized,
              least: localized,
              days: z.int(),
            }),
          )
          .length(3),
      }),
    )
    .length(4),
})

const deal = z.strictObject({
  heading: localized,
  /** {n}: the day, counted from the inquiry. */
  day: localized,
  steps: z
    .array(z.strictObject({ day: z.int(), name: localized, paper: text, text: localized }))
    .length(8),
  /** The specimen document is in English in both languages, like real ones. */
  bill: z.strictObject({
    heading: localized,
    stamp: text,
    title: text,
    number: text,
    /** `note` is the number of the explaining note; 0 for none. */
    fields: z.array(z.strictObject({ key: text, value: text, note: z.int() })).length(10),
    notes: z.array(localized).length(5),
  }),
})

const terms = z.strictObject({
  heading: localized,
  lead: localized,
  caption: localized,
  term: localized,
  seller: localized,
  buyer: localized,
  risk: localized,
  stages: z.array(localized).length(7),
  rows: z.array(
    z.strictObject({
      code: text,
      /** Who pays at each stage: s, the seller; b, the buyer. */
      paid: z.string().regex(/^[sb]{7}$/, named('payers')),
      /** The stage after which the risk passes, from 1. */
      risk: z.int(),
      name: localized,
    }),
  ),
  note: localized,
})

const offices = z.strictObject({
  heading: localized,
  hours: localized,
  open: localized,
  closed: localized,
  items: z
    .array(
      z.strictObject({
        /** Time zone name, e.g. 'Asia/Tokyo'. */
        zone: text,
        /** Hours ahead of UTC in standard time. */
        offset: z.number(),
        city: localized,
        address: localized,
        what: localized,
      }),
    )
    .length(6),
})

export const trading = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    telephone: text,
    masthead: z.strictObject({
      over: localized,
      left: z.array(localized).length(2),
      right: z.array(localized).length(2),
      edition: localized,
      price: localized,
    }),
    menu: z.strictObject({
      label: localized,
      goods: localized,
      deal: localized,
      terms: localized,
      samples: localized,
      offices: localized,
    }),
    clocks: z.strictObject({ heading: localized, live: localized, note: localized }),
    lead: z.strictObject({
      kicker: localized,
      title: z.array(localized).length(2),
      deck: localized,
      body: z.array(localized).length(3),
    }),
    picture: templatePicture.extend({ caption: localized }),
    vessels: z.strictObject({
      heading: localized,
      caption: localized,
      columns: z.strictObject({ day: localized, ship: localized, cargo: localized }),
      rows: z.array(z.strictObject({ day: localized, ship: text, cargo: localized })).min(3),
    }),
    goods,
    deal,
    terms,
    samples: z.strictObject({
      heading: localized,
      cut: localized,
      free: localized,
      chosen: localized,
      none: localized,
      lines: z.array(localized).length(4),
      send: localized,
      dummy: localized,
    }),
    offices,
    footer: z.strictObject({ imprint: localized, sample: localized }),
  })
