import type { Fault, Field } from './rules.ts'
import type { Language } from './schema.ts'

type Pair = Record<Language, string>

/** The words of the answer page, as content/data/contact.yaml holds them, placeholders filled in. */
export interface Words {
  errors: Record<Field, Record<Fault, Pair>>
  outcomes: Record<'success' | 'failure', Pair>
  help: Record<'success' | 'fields' | 'tooMany' | 'unavailable' | 'kept', Pair>
}
