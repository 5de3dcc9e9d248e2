import { photoProblem } from '../../content-reader/photoProblem.ts'
import type { Problem } from '../../content-reader/problems.ts'
import type { Language } from '../../routing/language.ts'
import { explainPhoto } from '../check/explain.ts'
import { showMistakes } from './showMistakes.ts'

/**
 * Checks every file that is chosen, dropped or pasted before the editor gets it; photographs are the only
 * uploads. Unfit files never reach a form.
 * @param language of the messages
 */
export function guardPhotos(language: Language): void {
  const passed = new WeakSet<Event>()

  /** Holds an event back from the editor and passes the files on once checked. */
  const look = async (event: Event, files: readonly File[], input: HTMLInputElement) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!(await areFit(files, language))) {
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
    return (await areFit(files, language)) ? items : []
  }
}

/** Whether all files are photographs that the site can use; if not, explains why. */
async function areFit(files: readonly File[], language: Language): Promise<boolean> {
  const problems = (await Promise.all(files.map(problemOf))).filter((each) => each !== undefined)
  if (problems.length) showMistakes(explainPhoto(problems, language), language, 'choosing')
  return problems.length === 0
}

async function problemOf(file: File): Promise<Problem | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const problem = photoProblem({ name: file.name, bytes, size: bitmap })
  bitmap?.close()
  return problem
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
