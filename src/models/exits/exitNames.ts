import type { Language } from '../../../routing/language.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'

/** An exit, by name and by the page about it. */
export interface ExitName {
  /** Its id in data/exits.yaml. */
  readonly exit: string
  readonly name: string
  /** What the name means, where it says more than the name. */
  readonly expansion: string | null
  readonly href: string
}

/** The six exits in the order of data/exits.yaml, in which the tools' data has them too (content-reader/checks/checkTools.ts). */
export function exitNames(language: Language): ExitName[] {
  return words.exits.items.map(({ id, name, expansion }, at) => {
    const page = words.exitFinder.exits[at]?.page ?? 'succession'
    return {
      exit: id,
      name: name[language],
      expansion: expansion[language] === name[language] ? null : expansion[language],
      href: href(page, language),
    }
  })
}
