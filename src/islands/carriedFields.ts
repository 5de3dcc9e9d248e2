import { fields } from '../../contact/rules.ts'

/** Where the form is kept, in this tab alone, on its way into the other language. */
const key = 'inquiry'

/**
 * Takes what is in the form along when the visitor changes the page's language, and puts it into the form that the
 * other page has. What is in a field there already stays.
 * @returns what ends it
 */
export function carryFields(form: HTMLFormElement | null): () => void {
  const controls = fields.map((field) => form?.elements.namedItem(field) as HTMLInputElement)
  const keep = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Element && target.closest('a[data-language]'))) return
    write(controls.map(({ value }) => value))
  }
  for (const [at, value] of take().entries()) {
    const control = controls[at]
    if (control) control.value ||= value
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
