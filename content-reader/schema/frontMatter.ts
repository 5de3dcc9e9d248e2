import { z } from 'zod'
import { textKinds } from '../../routing/table.ts'
import { named } from '../problems.ts'
import { photoInText } from './photo.ts'
import type { References } from './references.ts'
import { day, text } from './text.ts'

/** The anchor of the section that a part follows, or one of the two places that every page has. */
const after = z.string().min(1)

/** Page parts besides the text, each at a place of its own. */
const parts = ({ page }: References) =>
  z.array(
    z.discriminatedUnion('show', [
      z.strictObject({ show: z.literal('cards'), after, pages: z.array(page).min(1) }),
      /** A button or plain link to a page. */
      z.strictObject({ show: z.enum(['button', 'link']), after, page, text }),
      /** The teaser of a tool that loads on the page when pressed. */
      z.strictObject({
        show: z.literal('tool'),
        after,
        tool: z.enum(['value', 'fees', 'exit-finder', 'planner', 'summary']),
      }),
      /** An exit's comparison table, by id in data/exits.yaml. */
      z.strictObject({ show: z.literal('frame'), after, exit: z.string() }),
      /** Parts specific to a kind of page; their data is in content/data. */
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
  /** The h1, in the hero. */
  title: text,
  /** A shorter title for search engines and tabs, if the page's is too long. */
  metaTitle: text.optional(),
  /** One sentence below the h1. */
  subtitle: text,
  /** The meta description: 70-110 Japanese or 120-155 Latin characters. */
  description: text,
  /** The reader's question that the page answers; for editors. */
  question: text,
  /** What visitors type who want this page, in their own words; for search. */
  asked: z.array(text).optional(),
  /** A shorter name for menus and footers; the title by default. */
  label: text.optional(),
  /** No longer on the site; its address says so, or leads elsewhere by redirects.yaml. */
  withdrawn: z.boolean().optional(),
  /** Sample words; `npm run launch-check` lists them. */
  sample: z.boolean().optional(),
  /** The hero picture, by its name in art/masters. */
  hero: text,
  /** The picture on cards that link to the page. */
  figure: text.optional(),
  /** A full-width picture, and the place that it follows. */
  panorama: z
    .strictObject({ picture: text, after: z.enum(['introduction', 'middle', 'sections']) })
    .optional(),
  /** A service's key facts, below its hero. */
  facts: z
    .strictObject({
      audience: text,
      duration: text,
      /** What the client gets. */
      result: text,
      /** How it is charged. */
      fee: text,
    })
    .optional(),
  /** Whether the subtitle fades in after 200 ms (specification, section 4). */
  fade: z.boolean().optional(),
  /** Whether the page presents a service of the firm, for structured data. */
  offered: z.boolean().optional(),
  parts: parts(references).optional(),
  faq: z.array(z.strictObject({ question: text, answer: text })).optional(),
  /** Further reading. */
  sources: z.array(text).optional(),
  related: z.array(references.page).optional(),
  service: references.page.optional(),
  next: z.strictObject({ page: references.page, text }).optional(),
})

/** Front matter in content/pages. */
export const pageHead = (references: References) => z.strictObject(common(references))

/** What pages that are not in the route table say of themselves. */
const added = (references: References) => ({
  /** Not yet on the site. */
  draft: z.boolean().optional(),
  /** On the site from this day on, in Japan. */
  publish: day.optional(),
  ...common(references),
  /** E.g. /population-decline. */
  address: z
    .templateLiteral(['/', z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)], {
      error: named('address'),
    })
    .describe('an address such as /population-decline'),
  /** Target of the back link. */
  parent: references.page,
})

/** Front matter in content/texts. */
export const textHead = (references: References) =>
  z.strictObject({
    ...added(references),
    parent: references.parent,
    /** Its layout. */
    kind: z.enum(textKinds),
  })

/** Front matter in content/articles. */
export const articleHead = (references: References) =>
  z
    .strictObject({
      ...added(references),
      topic: references.topic,
      published: day,
      modified: day,
      /** Card title; the page's title by default. */
      card: text.optional(),
      /** The article's finding in one line, on its card. */
      finding: text.optional(),
      /** A photograph below the introduction. */
      photo: photoInText().optional(),
    })
    .refine(({ published, modified }) => published <= modified, {
      path: ['modified'],
      error: named('modifiedTooEarly'),
    })

/** Front matter of a note in content/news. */
export const noteHead = () =>
  z.strictObject({
    /** Not yet on the site. */
    draft: z.boolean().optional(),
    /** On the site from this day on, in Japan. */
    publish: day.optional(),
    /** Its file's name and its place on the page. */
    id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, named('noteId')),
    title: text,
    published: day,
  })

export type NoteHead = z.infer<ReturnType<typeof noteHead>>
export type PageHead = z.infer<ReturnType<typeof pageHead>>
export type TextHead = z.infer<ReturnType<typeof textHead>>
export type ArticleHead = z.infer<ReturnType<typeof articleHead>>
export type PagePart = NonNullable<PageHead['parts']>[number]
