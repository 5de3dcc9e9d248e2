import { fetchFragment } from './fragment.ts'

/** Nobody waits longer for a tool's script, in milliseconds. */
const patience = 20_000

/**
 * A tool comes to its place on the page (src/components/ToolDoor.tsx) when the button there is pressed, or when the
 * address brings its state; before that the page has neither its form nor its script.
 */
export function openDoor(): void {
  const door = document.querySelector<HTMLElement>('[data-tool]')
  const place = door?.querySelector<HTMLElement>('[data-place]')
  if (!door || !place) return
  const open = async () => {
    if (door.dataset.tool === 'coming') return
    door.dataset.tool = 'coming'
    const pressed = door.contains(document.activeElement)
    try {
      await bringTool(place)
    } catch (error) {
      console.error(error)
      door.dataset.tool = 'failed'
      return
    }
    door.dataset.tool = 'open'
    if (pressed) place.focus({ preventScroll: true })
    // Whoever came with numbers in the address came for the tool, unless they are reading already.
    else if (scrollY === 0) door.closest('section')?.scrollIntoView({ behavior: 'instant' })
  }
  door.querySelector('button')?.addEventListener('click', open)
  // As reckoning/state/fragment.ts writes it; imported, every page would have to load that.
  const follow = () => {
    if (location.hash.startsWith('#v=') && door.dataset.tool !== 'open') void open()
  }
  addEventListener('hashchange', follow)
  follow()
}

/** Resolves when the tool answers. @throws Error where it does not come */
async function bringTool(place: HTMLElement): Promise<void> {
  const tool = await fetchFragment(place.dataset.place ?? '')
  const found = tool.querySelector('script')
  found?.remove()
  place.replaceChildren(...tool.childNodes)
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The tool does not answer.'))
    setTimeout(fail, patience)
    place.addEventListener('island:ready', () => resolve(), { once: true })
    // One that a parser made does not run.
    const script = document.createElement('script')
    script.type = 'module'
    script.src = found?.src ?? ''
    script.onerror = fail
    document.head.append(script)
  })
}
