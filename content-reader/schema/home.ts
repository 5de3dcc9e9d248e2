import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** data/home.yaml: home's words in page order (specification, section 2). */
export const home = ({ page }: References) => {
  const link = z.strictObject({ page, label: localized })
  const tile = z.strictObject({
    page,
    picture: z.string(),
    heading: localized,
    text: localized,
    more: localized,
  })
  return z.strictObject({
    /** The hero picture in evening light. */
    evening: z.string(),
    situations: z.strictObject({
      heading: localized,
      items: z.array(z.strictObject({ page, label: localized, text: localized })).length(3),
    }),
    /** Owners' typical questions, each with the page that answers it. */
    questions: z.strictObject({
      heading: localized,
      /** On phones it unfolds all but the first. */
      others: localized,
      items: z.array(link).min(1),
    }),
    business: z.strictObject({
      heading: localized,
      more: localized,
      cards: z
        .array(z.strictObject({ page, picture: z.string(), title: localized, text: localized }))
        .length(4),
    }),
    textButtons: z.array(link).length(3),
    doors: z.strictObject({
      heading: localized,
      text: localized,
      /** Ids of the exit finder's questions. */
      questions: z.array(z.string()).length(3),
      unhindered: localized,
      finder: localized,
      more: localized,
    }),
    expertise: z.strictObject({
      heading: localized,
      text: localized,
      choose: localized,
      items: z.array(link).length(4),
    }),
    insights: z.strictObject({ heading: localized }),
    tiles: z.strictObject({
      activities: tile,
      about: tile,
      business: z.strictObject({
        picture: z.string(),
        heading: localized,
        text: localized,
        choose: localized,
      }),
    }),
    carousel: z.strictObject({
      previous: localized,
      next: localized,
      pause: localized,
      play: localized,
      slide: localized,
      goTo: localized,
      dots: localized,
    }),
  })
}
