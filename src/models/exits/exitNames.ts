import type { Language } from '../../../routing/language.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'

export interface ExitName {
  /** Id in data/exits.yaml. */
  readonly exit: string
  readonly name: string
  /** The name's meaning, if it says more than the name. */
  readonly expansion: string | null
  readonly href: string
}

/** In the order of data/exits.yaml, which the tools' data shares (content-reader/checks/checkTools.ts). */
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
