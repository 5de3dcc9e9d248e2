import { z } from 'zod'
import { named } from '../../problems.ts'
import { clockTime, templateHead, templatePicture, yen } from '../template.ts'
import { localized, text } from '../text.ts'

const line = z.enum(['r', 'n', 'j', 's'])
/** A heading in two lines. */
const lines = z.array(localized).length(2)
/** One letter per collection place. */
const zones = z.string().regex(/^[A-F]{3}$/, named('zones'))

const departures = z.strictObject({
  heading: localized,
  place: localized,
  clock: clockTime,
  now: localized,
  caption: localized,
  columns: z.strictObject({
    time: localized,
    service: localized,
    to: localized,
    status: localized,
  }),
  closes: localized,
  states: z.strictObject({ gone: localized, loading: localized, open: localized, full: localized }),
  rows: z
    .array(
      z.strictObject({
        time: clockTime,
        closes: clockTime,
        line,
        number: text,
        to: localized,
        vehicle: localized,
        state: z.enum(['gone', 'loading', 'open', 'full']),
      }),
    )
    .min(4),
})

const tariff = z.strictObject({
  heading: localized,
  sub: localized,
  caption: localized,
  weight: localized,
  zone: localized,
  rows: z.array(z.strictObject({ kilograms: z.int(), yen: z.array(yen).length(6) })).min(4),
  notes: z.array(localized),
})

const tracking = z.strictObject({
  heading: localized,
  label: localized,
  number: text,
  show: localized,
  note: localized,
  result: localized,
  here: localized,
  steps: z
    .array(
      z.strictObject({
        place: localized,
        time: text,
        what: localized,
        state: z.enum(['done', 'here', 'next']),
      }),
    )
    .length(6),
})

// Positions on the map: src/templates/logistics/network.ts.
const depotId = z.enum([
  'sapporo',
  'sendai',
  'niigata',
  'tokyo',
  'kanazawa',
  'nagoya',
  'osaka',
  'takamatsu',
  'hiroshima',
  'fukuoka',
  'kagoshima',
  'naha',
])

const depots = z.strictObject({
  heading: localized,
  cold: localized,
  forklift: localized,
  night: localized,
  items: z
    .array(
      z.strictObject({
        id: depotId,
        code: text,
        zones,
        name: localized,
        address: localized,
        hours: text,
        has: z.array(z.enum(['cold', 'forklift', 'night'])),
      }),
    )
    .length(12),
})

export const logistics = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    tagline: localized,
    telephone: text,
    menu: z.strictObject({
      label: localized,
      stops: z.strictObject({
        map: localized,
        services: localized,
        departures: localized,
        tariff: localized,
        tracking: localized,
        goods: localized,
        pickup: localized,
        depots: localized,
      }),
    }),
    hero: z.strictObject({ title: lines, lead: localized, call: localized, map: localized }),
    from: z.strictObject({ legend: localized, self: localized }),
    lines: z.record(line, localized),
    zones: z.array(z.strictObject({ letter: text, arrival: localized })).length(6),
    services: z.strictObject({
      heading: localized,
      items: z
        .array(z.strictObject({ name: localized, what: localized, fact: localized }))
        .length(4),
    }),
    departures,
    tariff,
    tracking,
    goods: z.strictObject({
      heading: localized,
      signs: z
        .array(
          z.strictObject({
            sign: z.enum(['go', 'ask', 'stop']),
            name: localized,
            items: z.array(localized).min(3),
          }),
        )
        .length(3),
    }),
    pickup: z.strictObject({
      heading: lines,
      steps: z.array(localized).length(3),
      hours: localized,
      dummy: localized,
    }),
    picture: templatePicture,
    depots,
    footer: z.strictObject({ address: localized, licence: localized }),
  })
