import type { KeyboardEvent, RefObject } from 'react'

/**
 * The keys of search: arrows move between the field and what was found, Esc clears. Enter is the browser's own:
 * it opens the link that has the focus. Keys that belong to an input method are left to it.
 */
export function searchKeys(field: RefObject<HTMLInputElement | null>, clear: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent } = event
    // Safari ends a composition before it tells of the key; it then has this old code.
    if (nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229) {
      // Chrome would empty the field, though Esc is meant for the composition.
      if (key === 'Escape') event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (key === 'Escape' && field.current?.value) {
      event.preventDefault()
      clear()
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at < 0 && document.activeElement !== field.current) return
    const next = at + (key === 'ArrowDown' ? 1 : -1)
    const target = next === -1 ? field.current : links[next]
    if (!target || next < -1) return
    event.preventDefault()
    target.focus()
  }
}
