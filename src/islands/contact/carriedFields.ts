import { fields } from '../../../contact/rules.ts'

/** Where the form is kept, in this tab alone, on its way into the other language. */
const key = 'inquiry'

const controlsOf = (form: HTMLFormElement | null) =>
  fields.map((field) => form?.elements.namedItem(field) as HTMLInputElement)

/** Puts back what was in the form of the other language. What is in a field already stays. */
export function putBack(form: HTMLFormElement | null): void {
  const kept = take()
  for (const [at, control] of controlsOf(form).entries()) control.value ||= kept[at] ?? ''
}

/**
 * Takes what is in the form along when the visitor changes the page's language.
 * @param begun the beginning of a message that the other page has in its own words
 * @returns what ends it
 */
export function carryFields(form: HTMLFormElement | null, begun: string | undefined): () => void {
  const keep = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Element && target.closest('a[data-language]'))) return
    write(controlsOf(form).map(({ value }) => (value === begun ? '' : value)))
  }
  addEventListener('click', keep)
  return () => removeEventListener('click', keep)
}

// Browsers that may keep nothing for a site throw at the very name of the storage.
function write(values: readonly string[]): void {
  try {
    if (values.some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values))
  } catch {}
}

function take(): readonly string[] {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
}
