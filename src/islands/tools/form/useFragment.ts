import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type ReadState,
  readFragment,
  type StateForm,
  toFragment,
} from '../../../../calculators/state/addressState.ts'
import {
  type Carried,
  type CasePart,
  caseFor,
  holdsCase,
  joinCase,
  splitCase,
} from '../../../../calculators/state/caseAddress.ts'

/** Retry delay in milliseconds: Safari rejects more than 100 address changes in 30 s. */
const pause = 2000

interface Kept<State> {
  readonly tool: CasePart
  readonly form: StateForm<State>
  readonly example: State
  /** The state of the shown results. */
  readonly state: State
  /** Whether an invalid or empty field keeps the state as it was before. */
  readonly stale: boolean
  /** Called with what the address holds, at first and whenever the visitor changes it. */
  readonly onState: (state: Partial<State>) => void
  /** Results that other tools take over. */
  readonly results?: Carried
}

export interface Fragment {
  /** All that the address says, with the example's state too. */
  readonly fragment: string
  /** What was entered in other tools. */
  readonly carried: Carried
  readonly onDropped: () => void
  /** What an address of another tool's page says to take all of this along. */
  readonly continueIn: (tool: CasePart | 'summary', theirs?: string) => string
  /** Whether the visitor's input differs from the example. */
  readonly entered: boolean
  /** What could not be read of the address that the visitor opened. */
  readonly lost: Exclude<ReadState<unknown>['kept'], 'whole'> | undefined
  /** For a visitor who starts again: what was lost no longer matters. */
  readonly onForgotten: () => void
}

/**
 * Keeps a tool's state in the fragment, which browsers do not send, without adding history entries. The
 * example needs no fragment; an address with an anchor changes nothing.
 */
export function useFragment<State extends object>({
  tool,
  form,
  example,
  state,
  stale,
  onState,
  results,
}: Kept<State>): Fragment {
  const fragment = toFragment(form, state)
  const begun = toFragment(form, example)
  const [lost, setLost] = useState<Fragment['lost']>()
  const [carried, setCarried] = useState<Carried>({})
  /** Whether the state mixes what an incomplete address said with the example. */
  const mixed = lost !== undefined && stale
  const entered = fragment !== begun && !mixed
  const address = joinCase(entered ? fragment : '', carried)
  /** The state that the address needs no change for. */
  const said = useRef<string>(undefined)

  const read = useEffectEvent(() => {
    if (!holdsCase(location.hash)) return
    const { own, carried: others, cut } = splitCase(location.hash)
    setCarried(others)
    if (!own) {
      setLost(cut ? 'part' : undefined)
      said.current = joinCase(entered ? fragment : '', others)
      return
    }
    const { found, kept } = readFragment(form, own)
    setLost(kept === 'whole' ? undefined : kept)
    // An incomplete address stays until the visitor completes it.
    const known = kept === 'whole' ? toFragment(form, found as State) : fragment
    said.current = joinCase(known === begun ? '' : known, others)
    if (kept !== 'nothing') onState(found)
  })
  // Before the example is painted.
  useLayoutEffect(() => {
    const follow = () => read()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (mixed || address === (said.current ?? '')) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Immediately, so that a reload right after the last key keeps it; no unload event is early enough.
    const write = () => {
      try {
        history.replaceState(history.state, '', addressWith(address))
        said.current = address
      } catch {
        timer = setTimeout(write, pause)
      }
    }
    write()
    return () => clearTimeout(timer)
  }, [address, mixed])

  const onForgotten = () => {
    if (lost) history.replaceState(history.state, '', addressWith(joinCase('', carried)))
    setLost(undefined)
  }
  const all = entered ? { ...carried, ...results, [tool]: fragment } : carried
  return {
    fragment: joinCase(fragment, carried),
    carried,
    onDropped: () => setCarried({}),
    continueIn: (other, theirs) =>
      caseFor(other, theirs === undefined ? all : { ...all, [other]: theirs }),
    entered,
    lost,
    onForgotten,
  }
}

function addressWith(fragment: string): string {
  return `${location.pathname}${location.search}${fragment && '#'}${fragment}`
}
