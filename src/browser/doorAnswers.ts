import { toFragment } from '../../calculators/state/addressState.ts'

/** Takes the answers given at home's doors along to the exit finder, in the address. */
const link = document.querySelector<HTMLAnchorElement>('a[data-answers]')
const asked = link?.closest('section')

function takeAlong(): void {
  if (!(link && asked)) return
  const given = [...asked.querySelectorAll<HTMLInputElement>('input:checked')]
  const codec = { write: String, read: String }
  const codecs = Object.fromEntries(given.map(({ name }) => [name, codec]))
  const answers = Object.fromEntries(given.map(({ name, value }) => [name, value]))
  const fragment = given.length > 0 ? `#${toFragment({ codecs }, answers)}` : ''
  link.setAttribute('href', link.pathname + fragment)
}

asked?.addEventListener('change', takeAlong)
// Browsers restore answers when one returns to the page.
addEventListener('pageshow', takeAlong)
