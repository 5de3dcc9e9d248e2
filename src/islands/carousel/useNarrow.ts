import { useEffect, useState } from 'react'

/** The specification's breakpoint, 768 px at the usual size of text (media.css), and resize debounce (section 9). */
const phone = '(width < 48em)'
const debounce = 250

/** Whether the window is narrower than the breakpoint, following resize; undefined before hydration. */
export function useNarrow(): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>()
  useEffect(() => {
    const measure = () => setNarrow(matchMedia(phone).matches)
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
