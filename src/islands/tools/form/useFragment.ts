import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  fromFragment,
  holdsState,
  type StateForm,
  toFragment,
} from '../../../../calculators/state/addressState.ts'

/** Safari refuses an address that changes more than 100 times in 30 s; when to try again, in milliseconds. */
const pause = 2000

interface Kept<State> {
  readonly form: StateForm<State>
  /** What the tool begins with. */
  readonly example: State
  /** What its results are shown for. */
  readonly state: State
  /** Called with the state of the address: when the tool appears, and when the visitor changes the address. */
  readonly onState: (state: State) => void
}

/**
 * Keeps a tool's state in the page's address after `#`, which browsers do not send, without a step in the history.
 * An address that names a place on the page instead changes nothing.
 * @returns the state as the part of an address after `#`
 */
export function useFragment<State extends object>({
  form,
  example,
  state,
  onState,
}: Kept<State>): string {
  const fragment = toFragment(form, state)
  const begun = toFragment(form, example)
  /** What the address says; of the example it need say nothing. */
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
    // At once: whoever reloads right after the last key keeps it, and no event of leaving comes early enough.
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
