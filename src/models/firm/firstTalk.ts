import type { Language } from '../../../routing/language.ts'
import { href, type Link } from '../site/links.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { type ProfileRow, profileRows } from './profileRows.ts'
import { type SampleNote, sampleNote } from './sampleNote.ts'

/** The first meeting in short, with a link to its page. */
export interface FirstTalkModel {
  /** In phrases, between which lines may break. */
  readonly heading: readonly string[]
  readonly rows: readonly ProfileRow[]
  readonly sample: SampleNote | null
  readonly more: Link
}

export function firstTalk(language: Language): FirstTalkModel {
  const { rows, short } = words.firstTalk
  const chosen = short.rows.flatMap((id) => rows.filter((row) => row.id === id))
  const shown = profileRows(chosen, language)
  const named = shown.map(({ label, sample }) => ({ name: label, sample }))
  return {
    heading: phrases(short.heading[language], language),
    rows: shown,
    sample: sampleNote('values', named, language),
    more: { href: href('first-talk', language), label: short.more[language] },
  }
}
