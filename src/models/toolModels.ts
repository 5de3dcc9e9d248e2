import { localAddress } from '../../routing/address.ts'
import type { Language } from '../../routing/language.ts'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/words.ts'
import { formatDate } from './dates.ts'
import { type InOneLanguage, inLanguage } from './inLanguage.ts'
import { href } from './links.ts'
import { words } from './site.ts'

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

/** The tools that come to be on a page of text when they are asked for; other tools are pages. */
export const broughtTools = ['value', 'fees', 'exit-finder', 'planner'] as const

export type BroughtTool = (typeof broughtTools)[number]

/** The key of a tool's words in content/data/tools.yaml. */
const keys = {
  value: 'value',
  fees: 'fees',
  'exit-finder': 'exitFinder',
  planner: 'planner',
} as const satisfies Record<BroughtTool, keyof Words['tools']>

/** A tool's name. */
function toolName(tool: BroughtTool, language: Language): string {
  return words.tools[keys[tool]].name[language]
}

/** Where such a tool is built as a page of its own, which its door fetches. */
export const broughtToolPath = (tool: BroughtTool) => `/${tool}-tool` as const

/** What stands on a page in the place of a tool until it is asked for. */
export interface ToolDoorModel {
  /** The tool's name. */
  readonly name: string
  /** The address of the page that has the tool. */
  readonly address: string
  readonly words: Pick<ToolWords, 'notSent' | 'open' | 'loading' | 'failed' | 'needsScript'>
}

export function toolDoor(tool: BroughtTool, language: Language): ToolDoorModel {
  const { notSent, open, loading, failed, needsScript } = toolWords(tool, language)
  return {
    name: toolName(tool, language),
    address: localAddress(broughtToolPath(tool), language),
    words: { notSent, open, loading, failed, needsScript },
  }
}

/** What every tool says, or what this one says in its place because it takes no amounts. */
export function toolWords(tool: BroughtTool, language: Language): ToolWords {
  const { everyTool, ...tools } = words.tools
  const its = tools[keys[tool]]
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
