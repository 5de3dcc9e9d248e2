/**
 * On static hosts, whose not-found page is the same for every address: filters the list of all pages to those
 * similar to the requested address. Our own server does this itself and sends no such list.
 */
import { nearestPages } from '../../routing/nearestPages.ts'

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
    const found = document.createElement('ul')
    found.append(...near.map(({ item }) => item))
    list.replaceChildren(heading, found)
    list.parentElement?.prepend(list)
  }
}
