import { hash } from 'node:crypto'
import type { Inquiry } from './inquiry.ts'

/** An accepted inquiry. `acceptedAt` is in milliseconds since 1970. */
export interface Entry {
  id: string
  acceptedAt: number
  inquiry: Inquiry
}

/** The same text within this time, in milliseconds, is one inquiry (docs/clarifications.md, 'Contact'). */
export const duplicateSpan = 10 * 60_000

/**
 * Makes the entry of an inquiry. The id is made of the ten minutes it falls in and of its text, so that a
 * repeated one finds its earlier self without a search: see `duplicateIds`.
 * @param acceptedAt in ms since 1970
 */
export function createEntry(inquiry: Inquiry, acceptedAt: number): Entry {
  return { id: idFor(fingerprint(inquiry), acceptedAt), acceptedAt, inquiry }
}

/**
 * The ids under which the same text may already be stored. Two equal texts in the same ten minutes share
 * an id; one up to ten minutes older has the second, and is a duplicate when `isWithinSpan` says so.
 */
export function duplicateIds(entry: Entry): [same: string, previous: string] {
  const text = entry.id.slice(entry.id.indexOf('-') + 1)
  return [entry.id, idFor(text, entry.acceptedAt - duplicateSpan)]
}

/** Whether equal texts of two times, in ms since 1970, count as one inquiry. */
export function isWithinSpan(earlier: number, later: number): boolean {
  return later - earlier < duplicateSpan
}

/** Whether the ten minutes that an id begins with began before a time, in ms since 1970. */
export function acceptedBefore(id: string, time: number): boolean {
  return id < stamp(time)
}

function idFor(text: string, time: number): string {
  return `${stamp(time)}-${text}`
}

// The beginning of the ten minutes that a time falls in, in UTC: 202511210610.
function stamp(time: number): string {
  const start = new Date(time - (time % duplicateSpan))
  return start.toISOString().slice(0, 16).replace(/[-:T]/g, '')
}

// 100 bits: enough that two different texts never meet, short enough to be read out on the telephone.
function fingerprint({ name, email, company, message }: Inquiry): string {
  const text = JSON.stringify([email, name, company, message])
  return hash('sha256', text, 'hex').slice(0, 25)
}
