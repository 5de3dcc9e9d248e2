import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

/** A swipe of at least this many pixels moves the carousel (specification, section 4). */
const threshold = 50
/** Beyond this distance in pixels a press is a drag and does not click the card. */
const slop = 8

/**
 * Swipe left for the next slide, right for the previous one. Mostly vertical moves scroll
 * the page, and a swipe never clicks a card. The slides follow the finger.
 */
export function useSwipe(
  active: boolean,
  viewport: RefObject<HTMLDivElement | null>,
  go: (by: 1 | -1) => void,
) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef(false)

  const follow = (distance: number) => {
    const list = viewport.current
    if (distance) list?.style.setProperty('--drag', `${distance}px`)
    else list?.style.removeProperty('--drag')
    list?.toggleAttribute('data-dragging', distance !== 0)
  }
  const distances = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (start.current?.x ?? clientX),
    y: clientY - (start.current?.y ?? clientY),
  })
  const end = () => {
    start.current = null
    follow(0)
  }

  if (!active) return {}
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY }
      dragged.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      const { x, y } = distances(event)
      if (Math.hypot(x, y) <= slop) return
      dragged.current = true
      if (Math.abs(x) > Math.abs(y)) follow(x)
    },
    onPointerUp: (event: PointerEvent) => {
      const { x, y } = distances(event)
      if (start.current && Math.abs(x) >= threshold && Math.abs(x) > Math.abs(y)) {
        go(x < 0 ? 1 : -1)
      }
      end()
    },
    onPointerCancel: end,
    onPointerLeave: end,
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.preventDefault()
      dragged.current = false
    },
    // Prevents dragging the card's link or picture with a mouse.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
