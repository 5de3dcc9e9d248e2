import { fetchFragment } from './fragment.ts'

/** After so many milliseconds the place says that the tool does not come. */
const patience = 20_000

/**
 * A tool comes to its place on the page (src/components/ToolDoor.tsx) when the button there is pressed, or when the
 * address brings its state; before that the page has neither its form nor its script. One that comes after its
 * place has said that it does not is taken all the same.
 */
export function openDoor(): void {
  const door = document.querySelector<HTMLElement>('[data-tool]')
  const place = door?.querySelector<HTMLElement>('[data-place]')
  if (!door || !place) return
  let pressed = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const fail = () => {
    if (door.dataset.tool === 'coming') door.dataset.tool = 'failed'
  }
  const open = () => {
    if (door.dataset.tool === 'coming') return
    door.dataset.tool = 'coming'
    pressed = door.contains(document.activeElement)
    clearTimeout(waiting)
    waiting = setTimeout(fail, patience)
    bringTool(place, fail).catch(fail)
  }
  place.addEventListener('island:ready', () => {
    door.dataset.tool = 'open'
    if (pressed) place.focus({ preventScroll: true })
    // Whoever came with numbers in the address came for the tool, unless they are reading already.
    else if (scrollY === 0) door.closest('section')?.scrollIntoView({ behavior: 'instant' })
  })
  door.querySelector('button')?.addEventListener('click', open)
  // As reckoning/state/fragment.ts writes it; imported, every page would have to load that.
  const follow = () => {
    if (location.hash.startsWith('#v=') && door.dataset.tool !== 'open') open()
  }
  addEventListener('hashchange', follow)
  follow()
}

/**
 * Puts the tool into its place, where its script brings it to life.
 * @param onFail called where the script does not come
 * @throws Error where the tool itself does not come
 */
async function bringTool(place: HTMLElement, onFail: () => void): Promise<void> {
  const tool = await fetchFragment(place.dataset.place ?? '')
  // What came for an earlier press may be alive by now.
  if (!place.firstChild) place.append(...tool.childNodes)
  // One that a parser made does not run.
  const script = document.createElement('script')
  script.type = 'module'
  script.src = place.querySelector('script')?.src ?? ''
  script.onerror = onFail
  document.head.append(script)
}
