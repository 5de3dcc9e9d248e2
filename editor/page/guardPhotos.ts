import { ContentError } from '../../content-reader/error.ts'
import { photoProblem } from '../../content-reader/photoProblem.ts'
import type { Language } from '../../routing/language.ts'
import { explain } from '../check/explain.ts'
import type { Forms } from '../form/forms.ts'
import type { Texts } from '../memoryFiles.ts'
import { type PhotoField, photoFieldAt } from './photoField.ts'
import { showMistakes } from './showMistakes.ts'

/**
 * Checks every file that is chosen, dropped or pasted before the editor gets it; photographs are the only
 * uploads. Unfit files never reach a form.
 * @param language of the messages
 * @param texts of the files, for the messages
 */
export function guardPhotos(language: Language, forms: Forms, texts: Texts): void {
  const passed = new WeakSet<Event>()
  // A dialog for choosing files is outside the field that opened it.
  let lastKeys = ''
  const keysAt = (target: EventTarget | null) => {
    const field = target instanceof Element ? target.closest('[data-key-path]') : null
    return field?.getAttribute('data-key-path') ?? undefined
  }
  const remember = ({ target }: Event) => {
    lastKeys = keysAt(target) ?? lastKeys
  }

  /** Whether all files are photographs that the field can use; if not, explains why. */
  const areFit = async (files: readonly File[], keys = lastKeys): Promise<boolean> => {
    const field = photoFieldAt(location.hash, keys, forms)
    const mistakes = (await Promise.all(files.map((file) => mistakeIn(file, field)))).filter(
      (mistake) => mistake !== undefined,
    )
    if (mistakes.length === 0) return true
    const explained = mistakes.map((mistake) => explain(mistake, language, texts))
    showMistakes(explained, language, 'choosing')
    return false
  }

  /** Holds an event back from the editor and passes the files on once checked. */
  const look = async (event: Event, files: readonly File[], input: HTMLInputElement) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!(await areFit(files, keysAt(input)))) {
      // Otherwise choosing the same file again, after fixing it, would fire no change event.
      input.value = ''
      return
    }
    const carrier = new DataTransfer()
    for (const file of files) carrier.items.add(file)
    input.files = carrier.files
    const change = new Event('change', { bubbles: true })
    passed.add(change)
    input.dispatchEvent(change)
  }

  const options = { capture: true }
  const chosen = (event: Event) => {
    const { target: input } = event
    if (passed.has(event) || !(input instanceof HTMLInputElement) || !input.files?.length) return
    void look(event, [...input.files], input)
  }
  const dropped = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    const input = files.length ? inputAround(event.target) : null
    if (input) void look(event, files, input)
  }
  addEventListener('click', remember, options)
  addEventListener('change', chosen, options)
  addEventListener('drop', dropped, options)

  const { prototype } = Clipboard
  const { read } = prototype
  prototype.read = async function guarded() {
    const items = await read.call(this)
    const pictures = items.flatMap((item) =>
      item.types.filter((type) => type.startsWith('image/')).map((type) => item.getType(type)),
    )
    const files = (await Promise.all(pictures)).map((blob) => new File([blob], 'clipboard'))
    return (await areFit(files)) ? items : []
  }
}

async function mistakeIn(
  file: File,
  { crop, file: entry, keys }: PhotoField,
): Promise<ContentError | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const problem = photoProblem({ name: file.name, bytes, size: bitmap, crop })
  bitmap?.close()
  return problem && new ContentError(entry, problem, keys)
}

/** The file input at the place where something was dropped. */
function inputAround(target: EventTarget | null): HTMLInputElement | null {
  let at = target instanceof Element ? target : null
  for (; at && at !== document.body; at = at.parentElement) {
    const input = at.querySelector<HTMLInputElement>('input[type=file]')
    if (input) return input
  }
  return null
}
