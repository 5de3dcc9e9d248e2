import { z } from 'zod'
import { templateHead, templatePicture, yen } from '../template.ts'
import { localized, text } from '../text.ts'

const live = z.strictObject({
  title: localized,
  pause: localized,
  sample: localized,
  vibration: localized,
  vibrationUnit: localized,
  warning: localized,
  machines: localized,
  running: localized,
  stopped: localized,
  idle: localized,
  list: z
    .array(
      z.strictObject({
        name: localized,
        state: z.enum(['running', 'stopped', 'idle']),
        /** Shares of the day in percent, running and idle in turn. */
        hours: z.array(z.int().positive()).min(1),
      }),
    )
    .length(5),
  stops: localized,
  stopsTotal: localized,
  reasons: z.array(z.strictObject({ name: localized, minutes: z.int().positive() })).length(4),
  minutes: localized,
  freezer: localized,
  /** Degrees Celsius. */
  freezerValue: z.number(),
  shots: localized,
  shotsFrom: z.int().positive(),
})

const plan = z.strictObject({
  name: localized,
  /** Per month, without tax; a year costs ten months. */
  monthly: yen,
  machines: localized,
  points: z.array(localized).min(1),
})

export const tech = () =>
  z.strictObject({
    head: templateHead,
    picture: templatePicture,
    name: localized,
    nav: z.strictObject({
      label: localized,
      uses: localized,
      install: localized,
      developers: localized,
      pricing: localized,
      faq: localized,
    }),
    trialLink: localized,
    hero: z.strictObject({
      title: z.array(localized).length(3),
      lead: localized,
      call: localized,
      price: localized,
    }),
    live,
    uses: z.strictObject({
      title: localized,
      list: z
        .array(z.strictObject({ name: localized, figure: localized, text: localized }))
        .length(3),
    }),
    install: z.strictObject({
      title: localized,
      big: localized,
      bigNote: localized,
      steps: z
        .array(z.strictObject({ time: localized, name: localized, text: localized }))
        .length(4),
    }),
    developers: z.strictObject({
      title: localized,
      text: localized,
      tabs: localized,
      samples: z.array(z.strictObject({ name: localized, code: text })).length(3),
      outputs: localized,
      list: z.array(localized).min(1),
      docs: localized,
    }),
    pricing: z.strictObject({
      title: localized,
      note: localized,
      period: localized,
      monthly: localized,
      yearly: localized,
      perMonth: localized,
      perYear: localized,
      plans: z.array(plan).length(3),
    }),
    spec: z.strictObject({
      title: localized,
      rows: z.array(z.strictObject({ term: localized, text: localized })).min(1),
    }),
    faq: z.strictObject({
      title: localized,
      list: z.array(z.strictObject({ question: localized, answer: localized })).min(1),
    }),
    trial: z.strictObject({
      title: localized,
      title2: localized,
      text: localized,
      phone: text,
      hours: localized,
      mail: text,
    }),
    footer: localized,
  })
