import type { Codec } from './codec.ts'

/** How each part of a tool's state is written. */
export type Codecs<State> = { readonly [Key in keyof State]: Codec<State[Key]> }

/** How a tool's whole state is written. */
export interface StateForm<State> {
  readonly codecs: Codecs<State>
  /** Whether the parts, each of them right, fit each other; left out where they always do. */
  readonly fits?: (state: State) => boolean
}

/** The form of the addresses; one that cannot be read as this form any more gets the next number. */
const version = '1'

/** Whether the part of an address after `#` is a tool's state, and not the name of a place on the page. */
export function holdsState(fragment: string): boolean {
  return /^#?v=/.test(fragment)
}

/**
 * A tool's state as the part of an address after `#`, which browsers do not send to any server.
 * @returns e.g. `v=1&exit=ma&handover=2028-03-31`, without the `#`
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
 * The state of an address. Where anything is missing or wrong the whole is the example: a part of somebody's
 * numbers beside a part of the example's would be worse than none.
 * @param fragment with or without its `#`
 * @param example what the tool begins with
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
