import { useLayoutEffect, useState } from 'react'
import { type Case, splitCase } from '../../../../calculators/state/caseAddress.ts'

/** What the address holds, now and whenever it changes. */
export function useCase(): Case {
  const [held, setHeld] = useState<Case>({ own: '', carried: {}, cut: false })
  // Before the page for nobody is painted.
  useLayoutEffect(() => {
    const read = () => setHeld(splitCase(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return held
}
