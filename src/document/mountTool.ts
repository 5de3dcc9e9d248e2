import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Brings a tool to life in the place that has come to be on a page, with the props that the place has. Not as one
 * of Astro's islands, whose own script would be 2.4 kB of the 70 that a page with a tool may have: see
 * docs/decisions/0020-tools-on-pages-of-text.md.
 */
export function mountTool<Props extends object>(Tool: ComponentType<Props>): void {
  const place = document.querySelector<HTMLElement>('[data-mount]')
  if (!place) return
  const props: Props = JSON.parse(place.dataset.mount ?? '')
  createRoot(place).render(createElement(Tool, props))
}
