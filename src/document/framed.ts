import { frameAnchor } from '../../routing/templates.ts'

/**
 * Around a template: takes the template's own strip out of sight. Its address alone does so only as long
 * as it names the strip (src/templates/TemplateStrip.module.css), and a frame that returns from the
 * history may name another place.
 */
export function hideStrip(): void {
  const frame = document.querySelector('iframe')
  if (!frame) return
  const hide = () => {
    const strip = frame.contentDocument?.getElementById(frameAnchor)
    if (strip) strip.style.display = 'none'
    return strip !== null && strip !== undefined
  }
  let loaded = false
  frame.addEventListener('load', () => {
    loaded = true
    hide()
  })
  // Before the first paint of what is on its way, rather than when all its pictures are there.
  const watch = () => {
    if (!hide() && !loaded) requestAnimationFrame(watch)
  }
  watch()
}
