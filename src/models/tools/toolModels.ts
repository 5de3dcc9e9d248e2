import { fill } from '../../../content-reader/text/fill.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { formatDate } from '../site/dates.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { withBreaks } from '../text/phrases.ts'

/** Words that all tools share, and the address for inquiries. */
export interface ToolWords extends InOneLanguage<Words['tools']['everyTool']> {
  /** The contact page's address. */
  readonly contact: string
  /** What other tools must not take over. */
  readonly examples: typeof examples
  /** The other tools, and last the summary. */
  readonly others: readonly {
    readonly id: ToolPage
    readonly name: string
    readonly href: string
  }[]
}

/** Error messages by fault code. */
export type FaultWords = InOneLanguage<Words['tools']['faults']>

/** A rule of law or practice with its source. */
export interface LawNote {
  readonly id: string
  readonly rule: string
  readonly source: string
  readonly url: string
  /** The day of the last check, or that there was none, as a sentence. */
  readonly checked: string
}

/** The owner's tools; each is on the page of the same id. */
export const tools = ['value', 'fees', 'exit-finder', 'planner'] as const

export type Tool = (typeof tools)[number]

/** A page with a tool, or the one that sums up what was entered in all. */
export type ToolPage = Tool | 'summary'

/** The key of its words in content/data/tools.yaml. */
const keys = {
  value: 'value',
  fees: 'fees',
  'exit-finder': 'exitFinder',
  planner: 'planner',
  summary: 'summary',
} as const satisfies Record<ToolPage, keyof Words['tools']>

function toolName(tool: ToolPage, language: Language): string {
  return words.tools[keys[tool]].name[language]
}

/** The words around a tool on its page. */
export interface ToolPart {
  readonly name: string
  readonly notSent: string
}

export function toolPart(tool: ToolPage, language: Language): ToolPart {
  return { name: toolName(tool, language), notSent: toolWords(tool, language).notSent }
}

const { price, debt, cash, year } = words.tools.value.example
const ofFees = words.tools.fees.example

/** The numbers with which tools begin and which others could take over. */
const examples = {
  value: { price, debt, cash, year },
  fees: { price: ofFees.price, debt: ofFees.debt, cash: ofFees.cash },
} as const

/** The words for all tools, partly replaced by those of tools without amounts. */
export function toolWords(tool: ToolPage, language: Language): ToolWords {
  const { everyTool, ...each } = words.tools
  const its = each[keys[tool]]
  const own = 'own' in its ? its.own : {}
  const said = inLanguage({ ...everyTool, ...own }, language)
  return {
    ...said,
    units: { ...said.units, ask: withBreaks(said.units.ask, language) },
    contact: href('contact', language),
    examples,
    others: ([...tools, 'summary'] as const)
      .filter((other) => other !== tool)
      .map((id) => ({ id, name: toolName(id, language), href: href(id, language) })),
  }
}

/**
 * Laws by their ids in content/data/tools.yaml.
 * @throws Error if an id is unknown
 */
export function lawNotes(ids: readonly string[], language: Language): LawNote[] {
  const { laws, everyTool } = words.tools
  return ids.map((id) => {
    const law = laws[id]
    if (!law) throw new Error(`There is no law "${id}".`)
    const { rule, source, url, checked } = law
    return {
      id,
      rule: rule[language],
      // Articles of a law stay whole.
      source: source[language].replaceAll(/(?<=\d)(?=条)/g, '\u2060'),
      url,
      checked: checked
        ? fill(everyTool.checked[language], { date: formatDate(checked, language) })
        : everyTool.unchecked[language],
    }
  })
}
