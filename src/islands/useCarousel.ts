import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Moves are locked this long while one is under way, in milliseconds (specification, section 4). */
export const lockTime = 500

/**
 * The place in the doubled list that a slide shows at: the copy nearest to the current place.
 * Ties go to the second copy, which is where the carousel starts.
 */
export function copyFor(slide: number, index: number, count: number): number {
  const distance = (place: number) => Math.abs(place - index)
  return distance(slide) < distance(slide + count) ? slide : slide + count
}

/** The same slide's place in the middle of the doubled list, so that neither side is ever empty. */
export function normalised(index: number, count: number): number {
  const first = Math.floor(count / 2)
  return first + ((((index - first) % count) + count) % count)
}

/**
 * The current place in the doubled list. It starts in the middle; a move is locked until it ends,
 * and then, with transitions off, the index jumps back to the middle half of the list.
 */
export function useCarousel(
  count: number,
  active: boolean,
  viewport: RefObject<HTMLDivElement | null>,
) {
  const [index, setIndex] = useState(count)
  const [still, setStill] = useState(true)
  const locked = useRef(false)

  // Takes over where the visitor has scrolled the plain list to, before the list is doubled.
  useEffect(() => {
    const list = viewport.current
    if (!active || !list) return
    const slides = [...(list.firstElementChild?.children ?? [])].slice(-count)
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    const distances = slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect()
      return Math.abs(left + width / 2 - middle)
    })
    const nearest = list.scrollLeft > 0 ? distances.indexOf(Math.min(...distances)) : 0
    list.scrollLeft = 0
    setIndex(normalised(count + nearest, count))
  }, [active, count, viewport])

  const moveTo = useCallback(
    (target: number) => {
      if (locked.current || !active) return
      locked.current = true
      setStill(false)
      setIndex(target)
      setTimeout(() => {
        setStill(true)
        setIndex((place) => {
          const rest = normalised(place, count)
          if (rest !== place) keepFocus(viewport.current, place, rest)
          return rest
        })
        locked.current = false
      }, lockTime)
    },
    [active, count, viewport],
  )

  const go = useCallback((by: 1 | -1) => moveTo(index + by), [index, moveTo])
  const show = useCallback(
    (slide: number) => {
      const target = copyFor(slide, index, count)
      if (target !== index) moveTo(target)
    },
    [count, index, moveTo],
  )
  return { index, still, go, show }
}

/** When the list jumps, the focused card's other copy takes the focus. */
function keepFocus(viewport: HTMLDivElement | null, from: number, to: number) {
  const slides = viewport?.firstElementChild?.children
  if (!slides?.[from]?.contains(document.activeElement)) return
  const target = slides[to]
  requestAnimationFrame(() => target?.querySelector<HTMLElement>('a, button')?.focus())
}
