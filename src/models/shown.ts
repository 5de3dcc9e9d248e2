import type { Language } from '../../routing/language.ts'
import type { Kind, PageId } from '../../routing/table.ts'
import { ContentError } from '../../words/error.ts'
import type { PageText } from '../../words/page.ts'
import type { PagePart } from '../../words/schema/page.ts'
import { words } from './site.ts'

/** The kinds of page that are built. */
export type BuiltKind = Exclude<Kind, 'templates'>

/** What a page may have besides the words that every page has. */
const extras = {
  introduction: ({ intro }: PageText) => intro.children.length > 0,
  figure: ({ figure }: PageText) => figure !== undefined,
  sections: ({ sections }: PageText) => sections.length > 0,
  conclusion: ({ conclusion }: PageText) => conclusion.children.length > 0,
  faq: ({ faq }: PageText) => faq !== undefined,
  sources: ({ sources }: PageText) => sources !== undefined,
  related: ({ related }: PageText) => related !== undefined,
  service: ({ service }: PageText) => service !== undefined,
  next: ({ next }: PageText) => next !== undefined,
}
type Extra = keyof typeof extras

const everything = Object.keys(extras) as Extra[]
const essay = ['introduction', 'figure', 'sections', 'conclusion', 'next'] as const
const basicParts = ['cards', 'coaching', 'button', 'link'] as const

interface Shown {
  readonly extras: readonly Extra[]
  readonly parts: readonly PagePart['show'][]
}

const shown: Record<BuiltKind, Shown> = {
  home: { extras: ['figure'], parts: [] },
  contact: { extras: ['introduction'], parts: [] },
  sent: { extras: [], parts: [] },
  notice: { extras: ['introduction'], parts: [] },
  glossary: { extras: ['introduction', 'next'], parts: [] },
  essay: { extras: essay, parts: basicParts },
  article: { extras: everything, parts: basicParts },
  profile: { extras: essay, parts: [...basicParts, 'profile'] },
  testimonials: { extras: essay, parts: [...basicParts, 'testimonials'] },
  succession: { extras: essay, parts: [...basicParts, 'exits', 'services'] },
  insights: { extras: essay, parts: [...basicParts, 'articles'] },
}

/**
 * Makes sure that nothing which an editor wrote is left out in silence.
 * @throws ContentError that names what the kind of page does not show
 */
export function checkShown(kind: BuiltKind, id: PageId, language: Language): void {
  const page = words.page(id)[language]
  const idle: string[] = everything.filter(
    (extra) => extras[extra](page) && !shown[kind].extras.includes(extra),
  )
  for (const { show } of page.parts ?? []) {
    if (!shown[kind].parts.includes(show)) idle.push(`parts: ${show}`)
  }
  if (idle.length === 0) return
  throw new ContentError(
    page.file,
    `${idle.join(', ')}: a page of the kind "${kind}" does not show it; take it out.`,
  )
}
