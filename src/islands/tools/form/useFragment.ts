import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  holdsState,
  type ReadState,
  readFragment,
  type StateForm,
  toFragment,
} from '../../../../calculators/state/addressState.ts'

/** Retry delay in milliseconds: Safari rejects more than 100 address changes in 30 s. */
const pause = 2000

interface Kept<State> {
  readonly form: StateForm<State>
  readonly example: State
  /** The state of the shown results. */
  readonly state: State
  /** Called with what the address holds, at first and whenever the visitor changes it. */
  readonly onState: (state: Partial<State>) => void
}

export interface Fragment {
  readonly fragment: string
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
  form,
  example,
  state,
  onState,
}: Kept<State>): Fragment {
  const fragment = toFragment(form, state)
  const begun = toFragment(form, example)
  const [lost, setLost] = useState<Fragment['lost']>()
  /** The state that the address needs no change for. */
  const said = useRef<string>(undefined)

  const read = useEffectEvent(() => {
    if (!holdsState(location.hash)) return
    const { found, kept } = readFragment(form, location.hash)
    setLost(kept === 'whole' ? undefined : kept)
    // An incomplete address stays until the visitor completes it.
    said.current = kept === 'whole' ? toFragment(form, found as State) : fragment
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
    if (fragment === (said.current ?? begun)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Immediately, so that a reload right after the last key keeps it; no unload event is early enough.
    const write = () => {
      try {
        history.replaceState(history.state, '', addressWith(fragment === begun ? '' : fragment))
        said.current = fragment
      } catch {
        timer = setTimeout(write, pause)
      }
    }
    write()
    return () => clearTimeout(timer)
  }, [fragment, begun])

  const onForgotten = () => {
    if (lost) history.replaceState(history.state, '', addressWith(''))
    setLost(undefined)
  }
  return { fragment, entered: fragment !== begun, lost, onForgotten }
}

function addressWith(fragment: string): string {
  return `${location.pathname}${location.search}${fragment && '#'}${fragment}`
}
