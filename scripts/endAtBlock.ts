/**
 * Hides what the window's lower edge, a bar at its foot or the end of a row that scrolls would cut: words, buttons, rows
 * and small pictures. Grounds and large pictures go on to the edge. Runs in the page.
 * @param kinds a selector of what may be hidden
 */
export function endAtBlock(kinds: string): void {
  const small = innerHeight / 4
  const standing = [...document.body.querySelectorAll('*')].filter((each) =>
    ['fixed', 'sticky'].includes(getComputedStyle(each).position),
  )
  const feet = standing
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, height }) => top > innerHeight / 2 && height > 0)
  const end = Math.min(innerHeight, ...feet.map(({ top }) => top - 4))
  const cut = [...document.body.querySelectorAll<HTMLElement | SVGElement>(kinds)].filter(
    (each) => {
      // Parts of drawings stay, their words do not.
      if (each instanceof SVGElement && !each.matches('svg, text')) return false
      const { top, bottom, right, height } = each.getBoundingClientRect()
      const row = each.parentElement
      const beside =
        row && row.scrollWidth > row.clientWidth && right > row.getBoundingClientRect().right
      const below = bottom > end && !standing.some((bar) => bar.contains(each))
      if (height === 0 || !(beside || below)) return false
      const shows = each.matches('svg, img, input') || each.textContent?.trim()
      return top >= end || (shows && (height < small || each.matches('p, h1, h2, h3, dt, dd')))
    },
  )
  for (const each of cut) each.style.visibility = 'hidden'
}
