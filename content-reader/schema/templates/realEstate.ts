import { z } from 'zod'
import { templateHead, templatePicture, yen } from '../template.ts'
import { localized, text } from '../text.ts'

const area = z.enum(['station', 'river', 'hill'])

const filter = z.strictObject({
  heading: localized,
  all: localized,
  count: localized,
  /** {n}: number of homes shown. */
  status: localized,
  deal: z.strictObject({ name: localized, rent: localized, buy: localized }),
  rooms: z.strictObject({ name: localized, s: localized, m: localized, l: localized }),
  area: z.strictObject({ name: localized, station: localized, river: localized, hill: localized }),
})

const card = z.strictObject({
  plan: localized,
  month: localized,
  choose: localized,
  area: localized,
  walk: localized,
  minutes: localized,
  built: localized,
  years: localized,
  new: localized,
  floor: localized,
  fees: localized,
  /** {d}: months of deposit, {k}: months of key money. */
  months: localized,
  service: localized,
  none: localized,
  role: localized,
  roles: z.strictObject({ agent: localized, exclusive: localized, owner: localized }),
  plans: localized,
  house: localized,
  /** {f}: its storey, {t}: storeys of the building. */
  storey: localized,
  dummy: localized,
  missing: localized,
})

// Plans and map pins: src/templates/real-estate.
const homeId = z.enum([
  'heights',
  'corpo',
  'garden',
  'river',
  'bridge',
  'slope',
  'hill',
  'old',
  'tower',
])

const home = z.strictObject({
  id: homeId,
  deal: z.enum(['rent', 'buy']),
  rooms: z.enum(['s', 'm', 'l']),
  area,
  layout: localized,
  name: localized,
  /** Monthly rent, or the price. */
  yen,
  square: z.number(),
  walk: z.int(),
  /** Age in years; 0: new. */
  age: z.int(),
  /** 'storey/storeys', or 'house'. */
  floor: text,
  /** Months of rent. */
  deposit: z.int(),
  key: z.int(),
  service: z.int(),
  role: z.enum(['agent', 'exclusive', 'owner']),
  note: localized,
})

const costs = z.strictObject({
  heading: localized,
  lead: localized,
  caption: localized,
  total: localized,
  items: z.array(z.strictObject({ id: text, yen, name: localized, text: localized })).min(3),
  law: z.strictObject({ heading: localized, rent: localized, buy: localized }),
})

const viewing = z.strictObject({
  heading: localized,
  lead: localized,
  day: localized,
  days: z.array(localized).length(3),
  hour: localized,
  hours: z.array(localized).length(3),
  ticket: localized,
  any: localized,
  tell: localized,
  dummy: localized,
  meet: localized,
})

export const realEstate = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    telephone: text,
    menu: z.strictObject({
      label: localized,
      homes: localized,
      areas: localized,
      costs: localized,
      viewing: localized,
    }),
    hero: z.strictObject({ title: localized, lead: localized }),
    map: z.strictObject({ label: localized }),
    picture: templatePicture,
    filter,
    card,
    /** Room names in floor plans. */
    rooms: z.strictObject({
      ldk: localized,
      dk: localized,
      k: localized,
      bed: localized,
      tatami: localized,
      bath: localized,
      entry: localized,
      balcony: localized,
    }),
    // Nine, because the picture of the town has nine coral buildings.
    homes: z.array(home).length(9),
    areas: z.strictObject({
      heading: localized,
      items: z
        .array(z.strictObject({ id: area, name: localized, text: localized, facts: localized }))
        .length(3),
    }),
    costs,
    viewing,
    footer: z.strictObject({ address: localized, licence: localized }),
  })
