import type { ClientDirective } from 'astro'

/** Milliseconds after `load` before unvisited islands hydrate: long after the page is painted. */
const patience = 8000
/** A list is at rest when it has not scrolled for this many milliseconds after the finger left it. */
const rest = 150

/**
 * The client directive `client:approach`: hydrates an island when the visitor touches, points at or focuses
 * it, or when it is within one window height of the window. The distance is checked from the first scroll or
 * some seconds after `load`, so that scripts do not delay the page. Early clicks on its buttons are replayed
 * once the island is ready (`island:ready`). Hydration waits for a touch gesture to end, because a list must
 * not be replaced while it is swiped. `client:approach="q v"` hydrates at once if the query, the fragment or
 * session storage has one of these names; `#` stands for any name in the fragment, which an anchor does not have.
 */
const approach: ClientDirective = (load, { value }, island) => {
  let started = false
  let pressed: HTMLElement | null = null
  const gesture = watchGesture(island)
  const names = typeof value === 'string' ? value.split(' ') : []

  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  const hydrate = async () => {
    if (started) return
    started = true
    delete island.dataset.failed
    const run = await load()
    await gesture.over()
    await run()
  }
  // Before React, which stops the events of an island that it is hydrating.
  island.addEventListener('click', press, true)
  island.addEventListener(
    'island:ready',
    () => {
      island.removeEventListener('click', press, true)
      gesture.forget()
      pressed?.click()
    },
    { once: true },
  )
  // Astro has tried twice; the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    started = false
    island.dataset.failed = ''
  })
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    island.addEventListener(type, hydrate, { passive: true })
  }
  const follow = () => {
    if (names.some(isBrought)) hydrate()
  }
  addEventListener('hashchange', follow)
  follow()

  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      hydrate()
    },
    { rootMargin: '100%' },
  )
  const watch = () => {
    // An island has no box of its own, and content that is laid out later has none yet.
    const box = island.closest('[data-later]') ?? island.firstElementChild
    if (box) near.observe(box)
  }
  addEventListener('scroll', watch, { once: true, passive: true })
  const later = () => {
    // Carousels start their timers from here.
    island.dataset.loaded = String(performance.now())
    setTimeout(watch, patience)
  }
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Whether the address or session storage has this name. */
function isBrought(name: string): boolean {
  const { search, hash } = location
  if (name === '#') return hash.includes('=')
  if ([search, hash].some((part) => new URLSearchParams(part.slice(1)).get(name))) return true
  // Merely accessing session storage throws in browsers that block site data.
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Tracks touch and momentum scrolling on an island. */
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
export default approach
