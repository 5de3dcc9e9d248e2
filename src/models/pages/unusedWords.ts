import { ContentError } from '../../../content-reader/error.ts'
import { problems } from '../../../content-reader/problems.ts'
import type { PageText } from '../../../content-reader/readPage.ts'
import type { PagePart } from '../../../content-reader/schema/frontMatter.ts'
import type { Language } from '../../../routing/language.ts'
import type { Kind, PageId } from '../../../routing/table.ts'
import { words } from '../site/site.ts'

/** Optional words that only some kinds of page show. */
const extras = {
  introduction: ({ intro }: PageText) => intro.children.length > 0,
  panorama: ({ panorama }: PageText) => panorama !== undefined,
  facts: ({ facts }: PageText) => facts !== undefined,
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
const text = ['introduction', 'sections', 'conclusion', 'next'] as const
const long = [...text, 'panorama'] as const
const basicParts = ['cards', 'coaching', 'button', 'link'] as const
const firmFacts = ['stance', 'fees', 'first-talk', 'people', 'cases'] as const

const toolExamples = ['exit-rules', 'exit-example', 'plan-rules', 'plan-example'] as const

interface Shown {
  readonly extras: readonly Extra[]
  readonly parts: readonly PagePart['show'][]
}

const shown: Record<Kind, Shown> = {
  home: { extras: [], parts: [] },
  contact: { extras: ['introduction'], parts: [] },
  sent: { extras: [], parts: [] },
  notice: { extras: ['introduction'], parts: [] },
  news: { extras: ['introduction', 'next'], parts: [] },
  glossary: { extras: ['introduction', 'next'], parts: [] },
  search: { extras: [], parts: [] },
  essay: { extras: long, parts: basicParts },
  service: { extras: [...long, 'facts'], parts: [...basicParts, 'frame'] },
  hub: { extras: text, parts: [...basicParts, 'businesses'] },
  plain: { extras: long, parts: [...basicParts, ...firmFacts] },
  tool: { extras: text, parts: [...basicParts, ...firmFacts, ...toolExamples, 'tool'] },
  article: { extras: everything.filter((extra) => extra !== 'facts'), parts: basicParts },
  profile: { extras: text, parts: [...basicParts, 'profile'] },
  testimonials: { extras: text, parts: [...basicParts, 'testimonials'] },
  succession: { extras: text, parts: [...basicParts, 'exits', 'services'] },
  insights: { extras: text, parts: [...basicParts, 'articles'] },
  templates: { extras: [], parts: [] },
}

/**
 * Checks that a page's files contain no words that would silently not be shown.
 * @throws ContentError naming what the kind of page does not show
 */
export function checkUnusedWords(kind: Kind, id: PageId, language: Language): void {
  const page = words.page(id)[language]
  const idle: string[] = everything.filter(
    (extra) => extras[extra](page) && !shown[kind].extras.includes(extra),
  )
  for (const { show } of page.parts ?? []) {
    if (!shown[kind].parts.includes(show)) idle.push(`parts: ${show}`)
  }
  if (idle.length === 0) return
  throw new ContentError(page.file, problems.unusedWords(idle.join(', '), kind))
}
