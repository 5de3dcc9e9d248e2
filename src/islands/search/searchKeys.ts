import type { KeyboardEvent, RefObject } from 'react'

/**
 * Keyboard handling of search: arrows move between field and results, Esc clears. Enter on a link is native.
 * Keys of an input method (IME) are ignored.
 */
export function searchKeys(field: RefObject<HTMLInputElement | null>, clear: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent } = event
    // Safari ends a composition before the key event, which then has the legacy code 229.
    if (nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229) {
      // Chrome would clear the field although Esc was meant for the composition.
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
