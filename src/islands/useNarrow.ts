import { useEffect, useState } from 'react'

/** The specification's breakpoint and resize debounce (section 9). */
const breakpoint = 768
const debounce = 250

/** Whether the window is narrower than 768 px, following resize; undefined before hydration. */
export function useNarrow(): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>()
  useEffect(() => {
    const measure = () => setNarrow(innerWidth < breakpoint)
    let timer: ReturnType<typeof setTimeout> | undefined
    const resized = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, debounce)
    }
    measure()
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
    }
  }, [])
  return narrow
}
