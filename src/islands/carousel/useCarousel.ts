import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** Duration of a move, during which further ones are ignored, in milliseconds (specification, section 4). */
const lockTime = 500

/**
 * The place in the doubled list that a slide shows at: the copy nearest to the current place.
 * Ties go to the second copy, which is where the carousel starts.
 */
function copyFor(slide: number, index: number, count: number): number {
  const distance = (place: number) => Math.abs(place - index)
  return distance(slide) < distance(slide + count) ? slide : slide + count
}

/** The same slide's place in the middle of the doubled list, so that both sides stay filled. */
function normalised(index: number, count: number): number {
  const first = Math.floor(count / 2)
  return first + ((((index - first) % count) + count) % count)
}

/**
 * Where a slide of the doubled list is shown. The list is a ring: as many places as it has slides, from
 * `first` on, so that a slide that has left on one side comes in again on the other.
 */
function ringPlace(slide: number, first: number, count: number): number {
  const all = 2 * count
  return first + ((((slide - first) % all) + all) % all)
}

/**
 * The current place in the doubled list. It starts in the middle; further moves wait until one ends,
 * and then the index jumps back to the middle half without a transition.
 *
 * `first` is where the ring of slides begins. It is set before a move, so that both sides stay filled
 * throughout.
 *
 * While a slide has the keyboard focus, the set of focusable copies does not change
 * and nothing jumps: otherwise there would always be a next slide, and Tab would never leave
 * (WCAG 2.1.2).
 */
export function useCarousel(
  count: number,
  active: boolean,
  viewport: RefObject<HTMLDivElement | null>,
) {
  const [{ index, first }, setRing] = useState({ index: count, first: 0 })
  const [still, setStill] = useState(true)
  /** The place around which the focusable copies were chosen, while one has the focus. */
  const [held, setHeld] = useState<number | null>(null)
  const holding = useRef(false)
  const locked = useRef(false)
  /** The focused slide's place, if it got the focus during a move. */
  const waiting = useRef<number | null>(null)

  // Continues where the visitor has scrolled the plain list to. Measured before the list is
  // doubled, because it no longer scrolls then.
  const scrolledTo = useRef<number | null>(null)
  const keepPlace = useEffectEvent(() => scrollToSlide(viewport.current, index % count))
  useEffect(() => {
    if (active) {
      const scrolled = scrolledTo.current
      // Without `overflow: clip`, the scroll position would stay.
      if (viewport.current) viewport.current.scrollLeft = 0
      setRing((ring) =>
        moved(ring, normalised(scrolled === null ? ring.index : count + scrolled, count)),
      )
      return
    }
    scrolledTo.current = nearestSlide(viewport.current)
    // A phone that is rotated and back: a grid has no scroll position to read the place from, and until it is
    // doubled again it is a scrolling list.
    const turned = () => keepPlace()
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [active, count, viewport])

  const rest = useCallback(() => {
    setStill(true)
    setRing((ring) => moved(ring, normalised(ring.index, count)))
  }, [count])

  const moveTo = useCallback(
    (target: number) => {
      if (locked.current || !active) return
      locked.current = true
      setStill(false)
      setRing(({ index }) => ({ index: target, first: Math.min(index, target) - count + 1 }))
      setTimeout(() => {
        locked.current = false
        const next = waiting.current
        waiting.current = null
        if (next !== null && next !== target) moveTo(next)
        else if (!holding.current) rest()
      }, lockTime)
    },
    [active, count, rest],
  )

  /** The focusable copy of a slide. */
  const copy = useCallback(
    (slide: number) => copyFor(slide, held ?? index, count),
    [held, index, count],
  )
  const show = useCallback(
    (slide: number) => {
      const target = copy(slide)
      if (target !== index) moveTo(target)
    },
    [copy, index, moveTo],
  )
  const go = useCallback(
    // With the focus inside, moves stay within the focusable copies.
    (by: 1 | -1) => (holding.current ? show((index + by + count) % count) : moveTo(index + by)),
    [count, index, moveTo, show],
  )

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A clicked slide is already in view.
    if (!active || !target.matches(':focus-visible')) return
    if (!holding.current) setHeld(index)
    holding.current = true
    const slides = viewport.current?.querySelectorAll('[aria-roledescription="slide"]') ?? []
    const place = [...slides].findIndex((slide) => slide.contains(target))
    if (locked.current) waiting.current = place
    else if (place >= 0 && place !== index) moveTo(place)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!holding.current || currentTarget.contains(relatedTarget)) return
    holding.current = false
    waiting.current = null
    setHeld(null)
    if (!locked.current) rest()
  }
  const place = (slide: number) => ringPlace(slide, first, count)
  return { index, place, still, copy, go, show, onFocus, onBlur }
}

/** The ring shifted as a whole to its index. */
function moved({ index, first }: { index: number; first: number }, to: number) {
  return { index: to, first: first + to - index }
}

/** The slide in the middle of the plain list; null if it was not scrolled. */
function nearestSlide(list: HTMLElement | null): number | null {
  if (!list?.scrollLeft) return null
  const distances = fromMiddle(list).map(Math.abs)
  return distances.indexOf(Math.min(...distances))
}

/** Scrolls a slide to the middle of the plain list; a grid does not scroll. */
function scrollToSlide(list: HTMLElement | null, slide: number): void {
  list?.scrollBy({ left: fromMiddle(list)[slide] ?? 0, behavior: 'instant' })
}

/** Each slide's distance to the right of the list's middle, in CSS pixels. */
function fromMiddle(list: HTMLElement): number[] {
  const middle = list.getBoundingClientRect().left + list.clientWidth / 2
  return [...list.querySelectorAll('[aria-roledescription="slide"]')].map((slide) => {
    const { left, width } = slide.getBoundingClientRect()
    return left + width / 2 - middle
  })
}
