import { fields } from '../../../contact/rules.ts'

/** Session storage key for the form while the language changes. */
const key = 'inquiry'

const controlsOf = (form: HTMLFormElement | null) =>
  fields.map((field) => form?.elements.namedItem(field) as HTMLInputElement)

/** Restores the form from the other language. Fields with text are kept. */
export function restoreFields(form: HTMLFormElement | null): void {
  const kept = take()
  for (const [at, control] of controlsOf(form).entries()) control.value ||= kept[at] ?? ''
}

/**
 * Saves the form when the visitor changes the language.
 * @param begun generated beginning of the message, which the other page has in its own language
 * @returns a function that stops it
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

// Merely accessing session storage throws in browsers that block site data.
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
