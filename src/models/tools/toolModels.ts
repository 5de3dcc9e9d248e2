import { fill } from '../../../content-reader/text/fill.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { formatDate } from '../site/dates.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'

/** What every tool says, and where an inquiry about its result is written. */
export interface ToolWords extends InOneLanguage<Words['tools']['everyTool']> {
  /** The contact page's address. */
  readonly contact: string
}

/** The messages at a field, by what is wrong. */
export type FaultWords = InOneLanguage<Words['tools']['faults']>

/** A rule of the law or of practice, with where it can be read. */
export interface LawNote {
  readonly id: string
  readonly rule: string
  readonly source: string
  readonly url: string
  /** When someone last looked whether it still holds, as a reader is told. */
  readonly checked: string
}

/** The owner's tools; each is on the page of its name. */
export const tools = ['value', 'fees', 'exit-finder', 'planner'] as const

export type Tool = (typeof tools)[number]

/** The key of a tool's words in content/data/tools.yaml. */
const keys = {
  value: 'value',
  fees: 'fees',
  'exit-finder': 'exitFinder',
  planner: 'planner',
} as const satisfies Record<Tool, keyof Words['tools']>

/** A tool's name. */
function toolName(tool: Tool, language: Language): string {
  return words.tools[keys[tool]].name[language]
}

/** What a page says of its tool around it. */
export interface ToolPart {
  /** The tool's name. */
  readonly name: string
  readonly notSent: string
}

export function toolPart(tool: Tool, language: Language): ToolPart {
  return { name: toolName(tool, language), notSent: toolWords(tool, language).notSent }
}

/** What every tool says, or what this one says in its place because it takes no amounts. */
export function toolWords(tool: Tool, language: Language): ToolWords {
  const { everyTool, ...each } = words.tools
  const its = each[keys[tool]]
  const own = 'own' in its ? its.own : {}
  return { ...inLanguage({ ...everyTool, ...own }, language), contact: href('contact', language) }
}

/**
 * Rules by their ids in content/data/tools.yaml.
 * @throws Error when there is none of an id
 */
export function lawNotes(ids: readonly string[], language: Language): LawNote[] {
  const { laws, everyTool } = words.tools
  return ids.map((id) => {
    const law = laws[id]
    if (!law) throw new Error(`There is no law "${id}".`)
    const { rule, source, url, checked } = law
    const date = formatDate(checked, language)
    return {
      id,
      rule: rule[language],
      source: source[language],
      url,
      checked: fill(everyTool.checked[language], { date }),
    }
  })
}
