/**
 * On a static host, whose not-found page is the same for every address: leaves of its list of all pages
 * those that are near the address. Our own server has done so already, and then there is no such list.
 */
import { nearestPages } from '../../routing/nearness.ts'

const list = document.querySelector<HTMLElement>('nav[data-pages]')
if (list) {
  const items = [...list.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a')
    return { item, href: link?.getAttribute('href') ?? '', label: link?.textContent ?? '' }
  })
  const near = nearestPages(location.pathname, items)
  const heading = list.querySelector('h2')
  if (near.length > 0 && heading) {
    heading.textContent = list.dataset.pages ?? ''
    list.querySelector('ul')?.replaceChildren(...near.map(({ item }) => item))
    list.parentElement?.prepend(list)
  }
}
