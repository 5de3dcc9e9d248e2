import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  fromFragment,
  holdsState,
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
  /** Called with the address's state at first and whenever the visitor changes the address. */
  readonly onState: (state: State) => void
}

/**
 * Keeps a tool's state in the fragment, which browsers do not send, without adding history entries. An
 * address with an anchor changes nothing.
 * @returns the state as a fragment
 */
export function useFragment<State extends object>({
  form,
  example,
  state,
  onState,
}: Kept<State>): string {
  const fragment = toFragment(form, state)
  const begun = toFragment(form, example)
  /** What the address contains; the example needs nothing. */
  const said = useRef<string>(undefined)

  const read = useEffectEvent(() => {
    if (!holdsState(location.hash)) return
    const found = fromFragment(form, location.hash, example)
    said.current = toFragment(form, found)
    onState(found)
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
        history.replaceState(history.state, '', `#${fragment}`)
        said.current = fragment
      } catch {
        timer = setTimeout(write, pause)
      }
    }
    write()
    return () => clearTimeout(timer)
  }, [fragment, begun])
  return fragment
}
