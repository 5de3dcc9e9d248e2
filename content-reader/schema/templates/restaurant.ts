import { z } from 'zod'
import { clockTime, fact, templateHead, templatePicture } from '../template.ts'
import { localized } from '../text.ts'

/** Allergens that Japanese law requires kitchens to declare, in menu order. */
const allergenIds = [
  'egg',
  'milk',
  'wheat',
  'buckwheat',
  'peanut',
  'walnut',
  'shrimp',
  'crab',
] as const

const dish = z.strictObject({
  name: localized,
  note: localized,
  /** Yen, tax included; 0 is free. */
  price: z.int().nonnegative(),
  contains: z.array(z.enum(allergenIds)),
})

const menu = z.strictObject({
  heading: localized,
  tax: localized,
  allergens: z.strictObject({
    legend: localized,
    help: localized,
    contains: localized,
    none: localized,
    note: localized,
    names: z.record(z.enum(allergenIds), localized),
  }),
  groups: z.array(z.strictObject({ name: localized, dishes: z.array(dish).min(1) })).min(1),
  free: localized,
})

const hours = z.strictObject({
  heading: localized,
  caption: localized,
  day: localized,
  open: localized,
  closed: localized,
  days: z.array(localized).length(7),
  shifts: z.array(z.strictObject({ name: localized, open: z.array(z.boolean()).length(7) })).min(1),
  notes: z.array(localized).min(1),
})

const seats = z.strictObject({
  heading: localized,
  plan: localized,
  kitchen: localized,
  kinds: z.array(z.strictObject({ name: localized, count: localized, note: localized })).length(3),
  rules: localized,
})

const booking = z.strictObject({
  heading: localized,
  call: localized,
  telephone: z.string(),
  when: localized,
  form: z.strictObject({
    legend: localized,
    date: localized,
    time: localized,
    times: z.array(clockTime).min(1),
    guests: localized,
    seat: localized,
    any: localized,
    name: localized,
    phone: localized,
    submit: localized,
  }),
  notice: localized,
  done: z.strictObject({ heading: localized, text: localized, close: localized }),
  cancel: localized,
})

const access = z.strictObject({
  heading: localized,
  map: localized,
  marks: z.strictObject({
    station: localized,
    exit: localized,
    street: localized,
    bridge: localized,
    river: localized,
    post: localized,
    shrine: localized,
    parking: localized,
  }),
  steps: z.array(localized).length(3),
  facts: z.array(fact).min(1),
})

export const restaurant = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    headline: localized,
    lead: localized,
    picture: templatePicture,
    nav: z.strictObject({ label: localized, items: z.array(localized).length(5) }),
    glance: z.array(fact).length(3),
    story: z.strictObject({ heading: localized, text: z.array(localized).length(2) }),
    menu,
    hours,
    seats,
    booking,
    access,
    footer: z.strictObject({ thanks: localized, pay: localized, legal: localized }),
  })
