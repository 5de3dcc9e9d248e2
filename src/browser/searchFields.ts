/** Suggestions in fields of search, loaded when one is about to be used, and a key that leads to a field. */
export function upgradeSearchFields(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')

  // Fields of search get suggestions: those of the menu when it opens, the header's when it is focused.
  const suggest = async () => {
    const { suggestIn } = await import('./searchBoxes.ts')
    document.querySelectorAll<HTMLInputElement>('[data-suggest]').forEach(suggestIn)
  }
  menu?.addEventListener('toggle', suggest, { once: true })
  const suggestAt = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches('[data-suggest]')) {
      suggest().catch(console.error)
    }
  }
  // A key tries again what failed at the focus.
  for (const type of ['focusin', 'input']) addEventListener(type, ({ target }) => suggestAt(target))
  // Focused, and perhaps typed in, before this script was there.
  suggestAt(document.activeElement)

  // Ctrl+K, on Apple's machines ⌘K, leads to the field in the window, else to the menu's. Not a single letter, which
  // speech input and tremor press by mistake (WCAG 2.1.4).
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isMeta = /Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
    if (key.toLowerCase() !== 'k' || !isMeta || altKey || shiftKey) return
    const fields = [...document.querySelectorAll<HTMLInputElement>('[name=q]')]
    const inWindow = fields.find((field) => {
      const { top, bottom, height } = field.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight && (!menu?.open || menu.contains(field))
    })
    const field = inWindow ?? menu?.querySelector<HTMLInputElement>('[name=q]')
    if (!field) return
    event.preventDefault()
    if (!inWindow && !menu?.open) menu?.showModal()
    field.select()
    field.focus()
  })
}
