import type { Codec } from './codec.ts'

export type Codecs<State> = { readonly [Key in keyof State]: Codec<State[Key]> }

/** The serialisation of a tool's whole state. */
export interface StateForm<State> {
  readonly codecs: Codecs<State>
  /** Whether valid parts are also consistent; absent if they always are. */
  readonly fits?: (state: State) => boolean
}

/** Version of the address format; increase it when old addresses can no longer be read. */
const version = '1'

/**
 * The end of a state. It shows that nothing was cut off, also by programs that leave the last full stop out of a
 * link.
 */
export const closing = `v=${version}`

/**
 * Serialises a tool's state for the part of an address after `#`, which browsers never send to a server.
 * @returns e.g. `exit=ma&handover=2028-03-31&v=1`, without `#`
 */
export function toFragment<State extends object>(
  { codecs }: StateForm<State>,
  state: State,
): string {
  const parts = new URLSearchParams()
  for (const [key, codec] of entriesOf(codecs)) {
    const text = codec.write(state[key])
    if (text !== '' || codec.absent === undefined) parts.set(key, text)
  }
  parts.set('v', version)
  return parts.toString()
}

/** What an address says: each part that could be read, and whether that is all of the state. */
export interface ReadState<State> {
  readonly found: Partial<State>
  /** `part`: cut off, of another version, or with parts that are invalid or contradict each other. */
  readonly kept: 'whole' | 'part' | 'nothing'
}

/**
 * Parses a state. Nothing is filled in for a part that is missing or invalid: mixing a visitor's numbers with
 * the example's would mislead.
 * @param fragment with or without `#`
 */
export function readFragment<State extends object>(
  { codecs, fits }: StateForm<State>,
  fragment: string,
): ReadState<State> {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const entries = entriesOf(codecs)
  const isCut =
    !parts.has('v') || entries.some(([key, { absent }]) => absent === undefined && !parts.has(key))
  // Where an address is cut off, its last number may have lost digits.
  if (isCut && !fragment.endsWith('&')) parts.delete([...parts.keys()].at(-1) ?? '')
  const found: Record<string, unknown> = {}
  let lost = parts.get('v') !== version
  for (const [key, { read, absent }] of entries) {
    const text = parts.get(key)
    const value = text === null ? absent : read(text)
    if (value === undefined) lost = true
    const kept = value === undefined ? absent : value
    if (kept !== undefined) found[key] = kept
  }
  const known = [...parts.keys()].every((key) => key === 'v' || key in codecs)
  if (!lost && known && fits?.(found as State) !== false) {
    return { found: found as State, kept: 'whole' }
  }
  const any = entries.some(([key, { absent }]) => key in found && found[key] !== absent)
  return { found: found as Partial<State>, kept: any ? 'part' : 'nothing' }
}

function entriesOf<State extends object>(codecs: Codecs<State>) {
  return Object.entries(codecs) as [keyof State & string, Codec<State[keyof State]>][]
}
