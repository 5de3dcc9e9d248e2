/** Takes the answers given at home's doors along to the exit finder, in the address. */
const link = document.querySelector<HTMLAnchorElement>('a[data-answers]')
const asked = link?.closest('section')

function takeAlong(): void {
  if (!(link && asked)) return
  const given = [...asked.querySelectorAll<HTMLInputElement>('input:checked')]
  const answers = new URLSearchParams(given.map(({ name, value }) => [name, value]))
  // Ends like calculators/state/addressState.ts, whose import would delay the first picture by a request.
  const fragment = given.length > 0 ? `#${answers}&${link.dataset.answers}` : ''
  link.setAttribute('href', link.pathname + fragment)
}

asked?.addEventListener('change', takeAlong)
// Browsers restore answers when one returns to the page.
addEventListener('pageshow', takeAlong)
