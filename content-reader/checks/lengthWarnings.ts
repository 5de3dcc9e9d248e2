import { type Language, type Localized, languages } from '../../routing/language.ts'
import { type DataName, dataFiles } from '../data.ts'
import { ContentError } from '../error.ts'
import { problems } from '../problems.ts'
import type { PageText } from '../readPage.ts'
import { unitOf, widthOf } from '../text/headTitle.ts'
import { pseudo } from '../text/pseudo.ts'
import type { Words } from '../words.ts'

type Limit = Localized<number>
type Key = PropertyKey

const menuEntry = { ja: 14, en: 28 }
/** The longest texts that the layout has room for, by the last key. */
const dataLimits: Partial<Record<DataName, Readonly<Record<string, Limit>>>> = {
  menu: { label: menuEntry, heading: menuEntry },
  footer: { heading: menuEntry },
  home: {
    label: { ja: 36, en: 90 },
    heading: { ja: 24, en: 40 },
    title: { ja: 16, en: 32 },
    more: { ja: 16, en: 32 },
  },
}
const pageLimits = {
  subtitle: { ja: 60, en: 120 },
  label: { ja: 16, en: 32 },
} as const satisfies Readonly<Record<string, Limit>>
const title = { ja: 30, en: 60 }
const heading = { ja: 32, en: 72 }

/** Warns of texts that would crowd a page, above all on a phone. */
export function pageLengths(
  page: PageText & { readonly card?: string | undefined },
  language: Language,
): ContentError[] {
  const warn = warner(page.file)
  return [
    // Otherwise the title is also the one for search engines, whose limit is lower.
    ...(page.metaTitle ? warn(page.title, language, title, ['title']) : []),
    ...(Object.keys(pageLimits) as (keyof typeof pageLimits)[]).flatMap((key) =>
      warn(page[key] ?? '', language, pageLimits[key], [key]),
    ),
    ...page.sections.flatMap((section) => warn(section.heading, language, heading, [])),
  ]
}

/** As `pageLengths`, of a data file. */
export function dataLengths(words: Words, file: string): ContentError[] {
  const names = Object.keys(dataLimits) as DataName[]
  const name = names.find((each) => dataFiles[each].file === file)
  return name ? walk(words[name], [], dataLimits[name] ?? {}, warner(file)) : []
}

function walk(
  node: unknown,
  keys: readonly Key[],
  limits: Readonly<Record<string, Limit>>,
  warn: ReturnType<typeof warner>,
): ContentError[] {
  if (typeof node !== 'object' || node === null) return []
  const limit = limits[String(keys.at(-1))]
  return Object.entries(node).flatMap(([key, value]) => {
    const language = languages.find((each) => each === key)
    return language && limit && typeof value === 'string'
      ? warn(value, language, limit, [...keys, key])
      : walk(value, [...keys, key], limits, warn)
  })
}

const warner =
  (file: string) =>
  (text: string, language: Language, limit: Limit, keys: readonly Key[]): ContentError[] => {
    const width = widthOf(text, language)
    // The pseudo-language stretches words on purpose.
    if (pseudo || width <= limit[language]) return []
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    const problem = problems.crowded(shown, width, unitOf(language), limit[language])
    return [new ContentError(file, problem, keys)]
  }
