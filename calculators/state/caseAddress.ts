import { closing } from './addressState.ts'

/** What a case consists of: the state of each tool, and `quoted`, what the dearest quote entered in /fees costs. */
export const caseParts = ['value', 'fees', 'exit-finder', 'planner', 'quoted'] as const

export type CasePart = (typeof caseParts)[number]

/** What was entered elsewhere: the fragment of each tool. */
export type Carried = Readonly<Partial<Record<CasePart, string>>>

export interface Case {
  /** The tool's own fragment; empty if nothing was entered in it. */
  readonly own: string
  readonly carried: Carried
  /** Whether the address ends within what was carried. */
  readonly cut: boolean
}

const prefix = 'with.'
/** Shows that a part is not cut off. */
const end = '.'

/** Whether a fragment holds a case and is not an anchor on the page. */
export function holdsCase(fragment: string): boolean {
  return /^#?[\w.-]+=/.test(fragment)
}

/** A fragment with a tool's own state and what was entered in others, without `#`. */
export function joinCase(own: string, carried: Carried): string {
  const others = caseParts.flatMap((part) => {
    const text = carried[part]
    return text ? [[prefix + part, text + end]] : []
  })
  // First, so that an address that is cut off loses the end of the tool's own state, which shows.
  const carriedOver = new URLSearchParams(others).toString()
  return [carriedOver, own || (carriedOver && closing)].filter(Boolean).join('&')
}

/** The reverse of `joinCase`. */
export function splitCase(fragment: string): Case {
  const text = fragment.replace(/^#/, '')
  const pieces = text.split('&')
  const rest = pieces.filter((piece) => !piece.startsWith(prefix)).join('&')
  const entries = [...new URLSearchParams(text)].filter(([key]) => key.startsWith(prefix))
  const own = rest === closing && entries.length > 0 ? '' : rest
  const known = entries.flatMap(([key, value]) => {
    const part = caseParts.find((each) => prefix + each === key)
    return part && value.endsWith(end) ? [[part, value.slice(0, -end.length)]] : []
  })
  return { own, carried: Object.fromEntries(known), cut: known.length < entries.length }
}

/** The fragment of a tool's page, or of the summary of all, that continues a case there. */
export function caseFor(part: CasePart | 'summary', carried: Carried): string {
  const { [part as CasePart]: own = '', ...others } = carried
  return joinCase(own, others)
}
