import type { ClientDirective } from 'astro'

/** Long after the page is painted and read, in milliseconds. */
const patience = 8000

/**
 * The client directive `client:touch`: an island hydrates when the visitor first touches, points at
 * or focuses it, and otherwise some seconds after `load`, so that its script never competes with the
 * page. A press on one of its buttons that comes before is repeated once the island is ready.
 */
const touch: ClientDirective = (load, _options, island) => {
  let started = false
  let pressed: HTMLElement | null = null

  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  const hydrate = async () => {
    if (started) return
    started = true
    const run = await load()
    await run()
  }
  island.addEventListener('click', press)
  island.addEventListener(
    'island:ready',
    () => {
      island.removeEventListener('click', press)
      pressed?.click()
    },
    { once: true },
  )
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    island.addEventListener(type, hydrate, { once: true, passive: true })
  }
  const later = () => setTimeout(hydrate, patience)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

// biome-ignore lint/style/noDefaultExport: Astro loads a directive's default export
export default touch
