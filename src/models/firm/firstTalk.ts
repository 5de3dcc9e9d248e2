import type { Language } from '../../../routing/language.ts'
import { href, type Link } from '../site/links.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { type ProfileRow, profileRows } from './profileRows.ts'

/** The first meeting in short, with a link to its page. */
export interface FirstTalkModel {
  /** In phrases, between which lines may break. */
  readonly heading: readonly string[]
  readonly rows: readonly ProfileRow[]
  readonly more: Link
}

export function firstTalk(language: Language): FirstTalkModel {
  const { rows, short } = words.firstTalk
  const chosen = short.rows.flatMap((id) => rows.filter((row) => row.id === id))
  return {
    heading: phrases(short.heading[language], language),
    rows: profileRows(chosen, language),
    more: { href: href('first-talk', language), label: short.more[language] },
  }
}
