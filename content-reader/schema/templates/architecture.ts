import { z } from 'zod'
import { named } from '../../problems.ts'
import { fact, templateHead, templatePicture } from '../template.ts'
import { localized, text } from '../text.ts'

const perSheet = z.strictObject({
  works: localized,
  house: localized,
  process: localized,
  office: localized,
  meeting: localized,
})

const cover = z.strictObject({
  title: localized,
  measure: localized,
  text: localized,
  plan: z.strictObject({ label: localized, alt: localized }),
  rooms: perSheet,
})

const works = z.strictObject({
  label: localized,
  plan: localized,
  section: localized,
  // Drawings: src/templates/architecture/drawings.
  list: z
    .array(
      z.strictObject({
        name: localized,
        text: localized,
        data: localized,
        picture: templatePicture,
        plan: localized,
        section: localized,
      }),
    )
    .length(3),
})

const house = z.strictObject({
  title: localized,
  alt: localized,
  // Each has a fixed place in the section drawing.
  notes: z.array(localized).length(4),
  areas: z.strictObject({
    caption: localized,
    columns: z.strictObject({ room: localized, size: localized, area: localized }),
    rows: z.array(z.strictObject({ room: localized, size: text, area: z.number() })).min(1),
  }),
})

const process = z.strictObject({
  title: localized,
  text: localized,
  caption: localized,
  columns: z.strictObject({
    stage: localized,
    months: localized,
    share: localized,
    fee: localized,
  }),
  unit: localized,
  cost: z.number().positive(),
  rate: z.number().min(0).max(1),
  stages: z
    .array(
      z.strictObject({
        name: localized,
        text: localized,
        months: z.int().min(1).max(6),
        share: z.number().min(0).max(1),
      }),
    )
    .min(1)
    .refine((stages) => Math.abs(stages.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9, {
      error: named('shares'),
    }),
})

const meeting = z.strictObject({
  title: localized,
  text: localized,
  // The four parts of the scale bar: 0, 20, 50 and 80 of 90 minutes.
  scale: z.array(z.strictObject({ from: z.int(), text: localized })).length(4),
  minutes: localized,
  questions: z.array(z.strictObject({ question: localized, answer: localized })).min(1),
  call: localized,
  telephone: text,
  hours: localized,
})

export const architecture = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    block: z.strictObject({
      label: localized,
      rows: z.array(fact).length(2),
      telephone: localized,
    }),
    sheets: perSheet,
    cover,
    works,
    house,
    process,
    office: z.strictObject({
      title: localized,
      text: localized,
      facts: z.array(fact).length(4),
      note: localized,
    }),
    meeting,
  })
