import { hash } from 'node:crypto'
import type { Inquiry } from './inquiry.ts'
import type { Field } from './rules.ts'

/** An accepted inquiry; `acceptedAt` in ms since 1970. */
export interface Entry {
  id: string
  acceptedAt: number
  inquiry: Inquiry
}

/** The same text within this time (ms) is one inquiry (docs/clarifications.md, 'Contact'). */
export const duplicateSpan = 10 * 60_000

/**
 * The id is the ten-minute interval and a hash of the text, so that duplicates are found by id: see
 * `duplicateIds`.
 * @param acceptedAt in ms since 1970
 */
export function createEntry(inquiry: Inquiry, acceptedAt: number): Entry {
  return { id: idFor(fingerprint(inquiry), acceptedAt), acceptedAt, inquiry }
}

/**
 * The ids under which the same text may already be stored: the current interval and the one before, where
 * `isWithinSpan` decides.
 */
export function duplicateIds(entry: Entry): [same: string, previous: string] {
  const text = entry.id.slice(entry.id.indexOf('-') + 1)
  return [entry.id, idFor(text, entry.acceptedAt - duplicateSpan)]
}

/** Whether equal texts of two times (ms since 1970) count as one inquiry. */
export function isWithinSpan(earlier: number, later: number): boolean {
  return later - earlier < duplicateSpan
}

/** Whether the ten-minute interval of an id began before a time (ms since 1970). */
export function acceptedBefore(id: string, time: number): boolean {
  return id < stamp(time)
}

function idFor(text: string, time: number): string {
  return `${stamp(time)}-${text}`
}

// The start of a time's ten-minute interval, in UTC: 202511210610.
function stamp(time: number): string {
  const start = new Date(time - (time % duplicateSpan))
  return start.toISOString().slice(0, 16).replace(/[-:T]/g, '')
}

// 100 bits: no collisions in practice, yet short enough to read out on the telephone.
function fingerprint({ name, email, company, message }: Inquiry): string {
  // In this order, or an inquiry stored before the change is not recognised.
  const compared: Record<Field, string> = { email, name, company, message }
  const text = JSON.stringify(Object.values(compared))
  return hash('sha256', text, 'hex').slice(0, 25)
}
