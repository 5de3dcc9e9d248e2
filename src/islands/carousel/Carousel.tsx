import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Carousel.module.css'
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx'
import { useCarousel } from './useCarousel.ts'
import { useNarrow } from './useNarrow.ts'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

export interface CarouselProps {
  readonly label: string
  readonly words: CarouselWords
  readonly count: number
  /** Sizes of the cards: the business carousel's, the insights' or the growth-strategy cards'. */
  readonly kind: 'business' | 'insights' | 'services'
  /** Interval in milliseconds between automatic moves; 0 for none. */
  readonly interval: number
  /** Whether it is a carousel only below 768 px, and a grid above. */
  readonly narrowOnly?: boolean
  readonly dots?: boolean
  /** The slides, as slots named slide0, slide1, … */
  readonly [slide: `slide${number}`]: ReactNode
}

/**
 * The carousel of the whole site (specification, section 4). Before it hydrates, and without
 * JavaScript, it is a list that scrolls and snaps. Hydrated, the list is doubled so that it loops:
 * the copies are inert and hidden from assistive technology.
 *
 * - A named group; each slide announces its position ("1 of 4"), and the first is read first.
 * - Rotation can be paused by the first button, and pauses on focus and hover.
 * - Automatic moves are not announced.
 * - Tab visits every slide once and leaves, at any pace.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, count, kind, interval, narrowOnly = false, dots = false } = props
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  const active = narrow !== undefined && (narrow || !narrowOnly)
  const { index, place, still, copy, go, show, onFocus, onBlur } = useCarousel(
    count,
    active,
    viewport,
  )
  const rotation = useRotation(root, interval, active, index, () => go(1))
  const swipe = useSwipe(active, viewport, go)

  // Lets the client directive replay an early click.
  const ready = narrow !== undefined
  useEffect(() => {
    if (ready) root.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [ready])

  const slides = Array.from({ length: count }, (_, at) => props[`slide${at}`])
  const current = index % count
  const id = useId()
  // Otherwise the last slide's copy would be read before the first slide.
  const order = slides.map((_, at) => `${id}-${copy(at)}`).join(' ')
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern's group
    <div
      role="group"
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      data-active={active || undefined}
      data-still={still || undefined}
      className={[styles.carousel, styles[kind], narrowOnly && styles.narrowOnly]
        .filter(Boolean)
        .join(' ')}
    >
      <CarouselControls
        words={words}
        count={count}
        current={current}
        rotation={rotation}
        dots={dots}
        onTurn={go}
        onShow={show}
        onKeyDown={turn}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is */}
      <div ref={viewport} className={styles.viewport} onFocus={onFocus} onBlur={onBlur} {...swipe}>
        <div
          className={styles.track}
          aria-live={rotation.running ? 'off' : 'polite'}
          {...(active && { 'aria-owns': order, style: { '--index': index } as object })}
        >
          {!active && (
            // A decorative copy of the last slides, left of the first.
            <div inert aria-hidden="true" className={styles.before}>
              {/* On a phone there is room for one, at 1,200 px for the edge of a second. */}
              {slides.slice(narrowOnly ? -1 : -2).map((slide, at, { length }) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
                <div key={at} data-near={length - at} className={styles.slide}>
                  {slide}
                </div>
              ))}
            </div>
          )}
          {(active ? [...slides, ...slides] : slides).map((slide, at) => {
            const real = !active || copy(at % count) === at
            const turn = place(at) - at
            return (
              // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern's slide
              <div
                // The slides are the list's second half from the start.
                key={active ? at : at + count}
                role="group"
                aria-roledescription="slide"
                aria-label={words.slides[at % count]}
                aria-hidden={!real || undefined}
                inert={!real}
                data-current={active ? at === index || undefined : at === 0 || undefined}
                {...(active && {
                  id: `${id}-${at}`,
                  'data-near': Math.abs(place(at) - index),
                  style: { '--turn': turn || undefined } as object,
                })}
                className={styles.slide}
              >
                {slide}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
