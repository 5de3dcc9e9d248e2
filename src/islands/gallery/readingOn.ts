/** Less is a trembling hand, in CSS pixels. */
const least = 8
/** Until then the header is beside the page's head. */
const top = 200

/**
 * Marks the root element while the page is scrolled downwards: on phones its styles then take the filters away.
 * @returns a function that stops it
 */
export function followReading(): () => void {
  let before = scrollY
  const follow = () => {
    if (Math.abs(scrollY - before) < least) return
    document.documentElement.toggleAttribute('data-reading-on', scrollY > before && scrollY > top)
    before = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
