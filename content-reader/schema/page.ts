import { z } from 'zod'
import type { References } from './references.ts'
import { day, text } from './text.ts'
import { topicIds } from './topics.ts'

/** Where a part follows: the anchor of a section, or one of the two places that every page has. */
const after = z.string().min(1)

/** Something that a page shows besides its text, at a place of its own. */
const parts = ({ page }: References) =>
  z.array(
    z.discriminatedUnion('show', [
      /** Cards that lead to pages, with their names and subtitles. */
      z.strictObject({ show: z.literal('cards'), after, pages: z.array(page).min(1) }),
      /** A button, or a plain link, that leads to a page. */
      z.strictObject({ show: z.enum(['button', 'link']), after, page, text }),
      /** The door of a tool that comes to be on the page when it is pressed. */
      z.strictObject({
        show: z.literal('tool'),
        after,
        tool: z.enum(['value', 'fees', 'exit-finder', 'planner']),
      }),
      /** The frame of an exit, by its id in data/exits.yaml. */
      z.strictObject({ show: z.literal('frame'), after, exit: z.string() }),
      /** What a kind of page has of its own; its data is in content/data. */
      z.strictObject({
        show: z.enum([
          ...['exits', 'services', 'profile', 'testimonials', 'businesses', 'coaching', 'articles'],
          ...['stance', 'fees', 'first-talk', 'people', 'cases'],
          ...['exit-rules', 'exit-example', 'plan-rules', 'plan-example'],
        ] as const),
        after,
      }),
    ]),
  )

const common = (references: References) => ({
  /** The page's h1, in the hero. */
  title: text,
  /** The title for search engines and browser tabs, where the page's own is too long for them. */
  metaTitle: text.optional(),
  /** One sentence under the h1. */
  subtitle: text,
  /** What a search engine shows under the page's title: 70-110 Japanese or 120-155 Latin characters. */
  description: text,
  /** The one question of its reader that the page answers; for editors. */
  question: text,
  /** A shorter name for menus and footers; without it, they show the title. */
  label: text.optional(),
  /** Marks words that are samples; `npm run launch-check` lists them. */
  sample: z.boolean().optional(),
  /** The picture at the head of the page, by its name in art/masters. */
  hero: text,
  /** The picture on cards that lead to the page. */
  figure: text.optional(),
  /** A picture across the whole window, and the part of the text that it follows. */
  panorama: z
    .strictObject({ picture: text, after: z.enum(['introduction', 'sections']) })
    .optional(),
  /** What a service is at a glance, in the strip under its head. */
  facts: z
    .strictObject({
      /** Whom it is for. */
      audience: text,
      /** How long it takes. */
      duration: text,
      /** What one gets. */
      result: text,
      /** How it is charged. */
      fee: text,
    })
    .optional(),
  /** Whether the subtitle fades in after 200 ms (specification, section 4). */
  fade: z.boolean().optional(),
  /** Whether the page presents a service that the firm offers: search engines are told. */
  offered: z.boolean().optional(),
  parts: parts(references).optional(),
  faq: z.array(z.strictObject({ question: text, answer: text })).optional(),
  /** Literature. */
  sources: z.array(text).optional(),
  /** Pages on related subjects. */
  related: z.array(references.page).optional(),
  /** The service that goes with the page's subject. */
  service: references.page.optional(),
  /** The natural next page, and the line that invites to it. */
  next: z.strictObject({ page: references.page, text }).optional(),
})

/** The front matter of a page of the route table: content/pages. */
export const pageHead = (references: References) => z.strictObject(common(references))

/** The front matter of an article: content/articles. It says all that a page has in the route table. */
export const articleHead = (references: References) =>
  z.strictObject({
    ...common(references),
    /** The article's address, e.g. /population-decline. */
    address: z
      .templateLiteral(['/', z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)], {
        error: 'write an address such as /population-decline',
      })
      .describe('an address such as /population-decline'),
    /** Where the back link leads. */
    parent: references.page,
    topic: z.enum(topicIds),
    published: day,
    modified: day,
    /** The text of its card; without it, the card shows the title. */
    card: text.optional(),
    /** What the article finds, in one line, on its card. */
    finding: text.optional(),
  })

export type PageHead = z.infer<ReturnType<typeof pageHead>>
export type ArticleHead = z.infer<ReturnType<typeof articleHead>>
export type PagePart = NonNullable<PageHead['parts']>[number]
