import { loadSearch } from '../search/loadSearch.ts'
import { limitQuery } from '../search/longestQuery.ts'
import type { Searcher } from '../search/searcher.ts'

/** Milliseconds after the last key before the number of suggestions is announced. */
const pause = 1500

let opening: Promise<Searcher> | undefined

/**
 * Loads the search once; a failure is forgotten, so that the next focus tries again.
 * @param page address of the page of search
 */
function open(page: string): Promise<Searcher> {
  const index = document.querySelector<HTMLElement>('[data-index]')?.dataset.index ?? ''
  opening ??= loadSearch(index, page).catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

/**
 * Suggestions below a field of search: a combobox with a list, as the ARIA practices describe it. The focus stays in
 * the field; arrows choose, Enter follows what is chosen or sends the form, Esc closes.
 * @param field inside its form
 */
export function suggestIn(field: HTMLInputElement): void {
  const { form } = field
  if (!form || field.getAttribute('role') === 'combobox') return
  const id = `suggestions-${document.querySelectorAll('[role=listbox]').length}`
  const label = field.getAttribute('aria-label') ?? ''
  const list = element('div', { role: 'listbox', id, 'aria-label': label, hidden: '' })
  const status = element('p', { role: 'status' })
  form.append(list, status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  })) {
    field.setAttribute(name, value)
  }
  let timer: ReturnType<typeof setTimeout> | undefined

  const options = () => [...list.children] as HTMLAnchorElement[]
  const chosen = () => options().findIndex((each) => each.getAttribute('aria-selected') === 'true')
  const choose = (at: number) => {
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', `${place === at}`)
    }
    const option = list.children[at]
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (isOpen: boolean) => {
    list.hidden = !isOpen
    field.setAttribute('aria-expanded', `${isOpen}`)
    choose(-1)
  }
  const show = async () => {
    const query = limitQuery(field.value)
    clearTimeout(timer)
    if (!query) return toggle(false)
    const searcher = await open(form.action)
    const shown = await searcher.show(query, false)
    // Another key or place meanwhile.
    if (!shown || query !== limitQuery(field.value) || document.activeElement !== field) return
    const { suggestions, said } = shown
    list.replaceChildren(
      ...suggestions.map(({ href, text, of }, at) => {
        const option = element(
          'a',
          { href, role: 'option', id: `${id}-${at}`, tabindex: '-1' },
          text,
        )
        if (of) option.append(' ', element('span', { 'data-page': '' }, of))
        return option
      }),
    )
    toggle(suggestions.length > 0)
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement === field) status.textContent = said
    }, pause)
  }
  const showQuietly = () => void show().catch(console.error)

  field.addEventListener('input', showQuietly)
  field.addEventListener('focus', () => {
    if (field.value.trim()) showQuietly()
    else void open(form.action).catch(console.error)
  })
  field.addEventListener('keydown', (event) => {
    // Keys of an input method. Safari ends a composition before the event, which then has the legacy code 229.
    if (event.isComposing || Reflect.get(event, 'keyCode') === 229) {
      // Chrome would clear the field although Esc was meant for the composition.
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    const count = list.hidden ? 0 : list.children.length
    if (event.key === 'Escape' && count > 0) {
      // The menu stays open, the text stays.
      event.preventDefault()
      event.stopPropagation()
      toggle(false)
    } else if (event.key === 'Escape' && field.value === '') {
      // Safari keeps the key to itself, which would close the menu.
      field.closest('dialog')?.close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
      if (count === 0) {
        if (field.value.trim()) showQuietly()
        return
      }
      event.preventDefault()
      const at = chosen() + (event.key === 'ArrowDown' ? 1 : -1)
      // Beyond both ends is the field itself.
      choose(at < -1 ? count - 1 : at >= count ? -1 : at)
    } else if (event.key === 'Enter' && chosen() >= 0) {
      event.preventDefault()
      options()[chosen()]?.click()
    }
  })
  // A press must not take the focus, which closes the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', () => toggle(false))
  field.addEventListener('blur', () => toggle(false))
  if (document.activeElement === field) showQuietly()
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.textContent = text
  return made
}
