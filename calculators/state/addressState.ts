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

/** Whether a fragment holds a tool's state and is not an anchor on the page. */
export function holdsState(fragment: string): boolean {
  return /^#?v=/.test(fragment)
}

/**
 * Serialises a tool's state for the part of an address after `#`, which browsers never send to a server.
 * @returns e.g. `v=1&exit=ma&handover=2028-03-31`, without `#`
 */
export function toFragment<State extends object>(
  { codecs }: StateForm<State>,
  state: State,
): string {
  const parts = new URLSearchParams({ v: version })
  for (const [key, codec] of entriesOf(codecs)) parts.set(key, codec.write(state[key]))
  return parts.toString()
}

/**
 * Parses a state. If anything is missing or invalid the whole example is returned: mixing a visitor's numbers
 * with the example's would mislead.
 * @param fragment with or without `#`
 * @param example the tool's initial state
 */
export function fromFragment<State extends object>(
  { codecs, fits }: StateForm<State>,
  fragment: string,
  example: State,
): State {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  if (parts.get('v') !== version) return example
  const state: Record<string, unknown> = {}
  for (const [key, codec] of entriesOf(codecs)) {
    const text = parts.get(key)
    const value = text === null ? undefined : codec.read(text)
    if (value === undefined) return example
    state[key] = value
  }
  const whole = state as State
  return fits?.(whole) === false ? example : whole
}

function entriesOf<State extends object>(codecs: Codecs<State>) {
  return Object.entries(codecs) as [keyof State & string, Codec<State[keyof State]>][]
}
