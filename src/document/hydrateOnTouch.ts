import type { ClientDirective } from 'astro'

declare global {
  interface Window {
    /** What was pressed before this script came: src/document/earlyPress.ts. */
    readonly pressed?: EventTarget | null
  }
}

/** Long after the page is painted and read, in milliseconds. */
const patience = 8000
/** A list that has not scrolled for so long after the finger left it has come to rest, in milliseconds. */
const rest = 150

/**
 * The client directive `client:touch`: an island hydrates when the visitor first touches, points at
 * or focuses it, and otherwise some seconds after `load`, so that its script never competes with the
 * page. A press on one of its buttons that comes before is repeated once the island is ready, also one
 * that came before this script (src/document/earlyPress.ts). What a finger has begun ends first: a list
 * that is being swiped must not be replaced under it.
 * `client:touch="q"` hydrates right after the first paint where the address has the query parameter `q`.
 */
const touch: ClientDirective = (load, { value }, island) => {
  let started = false
  let pressed: HTMLElement | null = null
  const gesture = watchGesture(island)

  const press = ({ target }: Pick<Event, 'target'>) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  const hydrate = async () => {
    if (started) return
    started = true
    const run = await load()
    await gesture.over()
    await run()
  }
  island.addEventListener('click', press)
  island.addEventListener(
    'island:ready',
    () => {
      island.removeEventListener('click', press)
      gesture.forget()
      pressed?.click()
    },
    { once: true },
  )
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    island.addEventListener(type, hydrate, { once: true, passive: true })
  }
  const { pressed: early } = window
  if (early instanceof Node && island.contains(early)) {
    press({ target: early })
    hydrate()
    return
  }
  if (typeof value === 'string' && new URLSearchParams(location.search).get(value)) {
    // A frame that is asked for is painted before the task that it queues.
    requestAnimationFrame(() => setTimeout(hydrate))
    return
  }
  const later = () => {
    // Islands that move by themselves count from here.
    island.dataset.loaded = String(performance.now())
    setTimeout(hydrate, patience)
  }
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Follows the finger on an island, and what goes on scrolling after it. */
function watchGesture(island: HTMLElement) {
  const listening = new AbortController()
  let down = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let moving = false
  const waiting: (() => void)[] = []
  const settle = () => {
    moving = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (down) return
      moving = false
      for (const each of waiting.splice(0)) each()
    }, rest)
  }
  const listen = (type: string, then: () => void) =>
    island.addEventListener(type, then, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })
  listen('touchstart', () => {
    down = true
  })
  listen('scroll', settle)
  for (const type of ['touchend', 'touchcancel']) {
    listen(type, () => {
      down = false
      settle()
    })
  }
  return {
    over: () =>
      down || moving ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve(),
    forget: () => listening.abort(),
  }
}

// biome-ignore lint/style/noDefaultExport: Astro loads a directive's default export
export default touch
