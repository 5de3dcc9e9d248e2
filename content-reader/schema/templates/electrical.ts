import { z } from 'zod'
import { named } from '../../problems.ts'
import { templateHead, yen } from '../template.ts'
import { localized, localizedAs, text } from '../text.ts'

const steps = z.strictObject({ title: localized, steps: z.array(localized).length(4) })
const work = z.strictObject({ title: localized, list: z.array(localized).min(1) })

const which = z.strictObject({
  title: localized,
  legend: localized,
  // Main breaker, earth-leakage breaker and circuits, as drawn in the panel.
  list: z
    .array(
      z.strictObject({
        mark: text,
        name: localized,
        place: localized,
        means: localized,
        advice: localized,
      }),
    )
    .length(3),
})

const prices = z.strictObject({
  title: localized,
  text: localized,
  main: z.strictObject({ name: localized, note: localized, price: yen }),
  from: localizedAs(z.string().regex(/\{price\}/, named('pricePlace'))),
  // The panel has two rows of six.
  list: z.array(z.strictObject({ name: localized, price: yen })).length(12),
  night: localized,
})

const area = z.strictObject({
  title: localized,
  text: localized,
  minutes: localized,
  list: z.array(z.strictObject({ name: localized, minutes: z.int().positive() })).length(5),
})

const visit = z.strictObject({
  title: localized,
  list: z.array(z.strictObject({ name: localized, text: localized })).length(5),
})

export const electrical = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    licence: localized,
    telephone: z.strictObject({ number: text, label: localized, call: localized }),
    nav: z.strictObject({
      label: localized,
      emergency: localized,
      prices: localized,
      licensed: localized,
      area: localized,
      visit: localized,
    }),
    hero: z.strictObject({
      lines: z.array(localized).length(2),
      text: localized,
      switch: localized,
    }),
    emergency: z.strictObject({ trip: steps, burning: steps }),
    which,
    prices,
    licensed: z.strictObject({ title: localized, text: localized, yours: work, ours: work }),
    area,
    visit,
    end: z.strictObject({ title: localized, note: localized }),
  })
