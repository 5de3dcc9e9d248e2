import { checkLimits } from './checkLimits.ts'
import type { Fault, Field, Fields, Values } from './field.ts'
import { findContradictions } from './findContradictions.ts'
import { parseNumber } from './parseNumber.ts'
import { parseYen } from './parseYen.ts'

export type Typed<F extends Fields> = Readonly<Record<keyof F & string, string>>

/** The values, or a fault for each invalid field. */
export type ReadForm<F extends Fields> =
  | { readonly ok: true; readonly values: Values<F> }
  | { readonly ok: false; readonly faults: readonly Fault<keyof F & string>[] }

export type ReadField =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly fault: Omit<Fault, 'field'> }

/**
 * Reads one field.
 * @param typed any text; empty is allowed for optional fields
 * @param bare the unit in yen of amounts without a unit
 */
export function readField(field: Field, typed: string, bare = 1): ReadField {
  const parsed = field.kind === 'yen' ? parseYen(typed, bare) : parseNumber(typed)
  if (!parsed.ok) {
    if (parsed.code === 'empty' && field.optional) return { ok: true, value: null }
    const missing = parsed.code === 'empty' && field.min > 0
    return { ok: false, fault: { code: missing ? 'required' : parsed.code, typed } }
  }
  const value = 'yen' in parsed ? parsed.yen : parsed.value
  const wrong = checkLimits(value, field)
  return wrong ? { ok: false, fault: { ...wrong, typed } } : { ok: true, value }
}

/**
 * Reads a form.
 * @param typed raw input by field
 * @param bare the unit in yen of amounts without a unit
 * @returns the values, or faults in field order followed by those of contradictory fields
 */
export function readForm<F extends Fields>(fields: F, typed: Typed<F>, bare = 1): ReadForm<F> {
  const faults: Fault<keyof F & string>[] = []
  const values: Record<string, number | null> = {}
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, typed[name as keyof F & string] ?? '', bare)
    if (read.ok) values[name] = read.value
    else faults.push({ field: name, ...read.fault })
  }
  for (const name of findContradictions(fields, values)) {
    faults.push({ field: name, code: 'reversed', typed: typed[name as keyof F & string] })
  }
  return faults.length ? { ok: false, faults } : { ok: true, values: values as Values<F> }
}
