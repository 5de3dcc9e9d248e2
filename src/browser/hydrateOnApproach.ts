import type { ClientDirective } from 'astro'

/** Long after the page is painted and read, in milliseconds. */
const patience = 8000
/** A list that has not scrolled for so long after the finger left it has come to rest, in milliseconds. */
const rest = 150

/**
 * The client directive `client:approach`: an island hydrates when the visitor touches, points at or focuses it, or has
 * it within a window's height of the window. That is looked at from the first scroll on, or some seconds after `load`,
 * so that its script never competes with the page. A press on one of its buttons that comes before is repeated once the
 * island is ready (`island:ready`). What a finger has begun ends first: a list that is being swiped must not be replaced
 * under it.
 * `client:approach="q v"` hydrates at once where something is brought for the island: in the address, before or after
 * its `#`, or in what this visit keeps, under one of these names.
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
    // The island itself has no box, and what is in a part that is laid out later has none yet.
    const box = island.closest('[data-later]') ?? island.firstElementChild
    if (box) near.observe(box)
  }
  addEventListener('scroll', watch, { once: true, passive: true })
  const later = () => {
    // Islands that move by themselves count from here.
    island.dataset.loaded = String(performance.now())
    setTimeout(watch, patience)
  }
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Whether the address or this visit has something of a name. */
function isBrought(name: string): boolean {
  const { search, hash } = location
  if ([search, hash].some((part) => new URLSearchParams(part.slice(1)).get(name))) return true
  // Browsers that may keep nothing for a site throw at the very name of the storage.
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
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
export default approach
