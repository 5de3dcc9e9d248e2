import type { Fault, Field } from '../../../../calculators/input/field.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { FaultWords } from '../../../models/tools/toolModels.ts'

/** A field's error message; limits are written in the field's unit. */
export function faultText(
  { code, limit = 0 }: Pick<Fault, 'code' | 'limit'>,
  { kind }: Field,
  words: FaultWords,
  language: Language,
): string {
  const written = kind === 'yen' ? formatYen(limit, language) : String(limit)
  return fill(words[code], { limit: written })
}
