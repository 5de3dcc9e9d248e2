import { photoProblem } from '../../content-reader/photo.ts'
import type { Language } from '../../routing/language.ts'
import { explainPhoto } from '../check/explain.ts'
import { showMistakes } from './showMistakes.ts'

/**
 * Looks at every file that somebody chooses, drops or pastes before the editor has it, because photographs are the
 * only files that are uploaded here. One that is unfit never gets into a form.
 * @param language of what is said
 */
export function guardPhotos(language: Language): void {
  const passed = new WeakSet<Event>()

  /** Keeps an event from the editor, and gives it the files when they are looked at. */
  const look = async (event: Event, files: readonly File[], input: HTMLInputElement) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!(await areFit(files, language))) {
      // Else the same file, mended, would be no change.
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

/** Whether all files are photographs that the site can show; if not, says why. */
async function areFit(files: readonly File[], language: Language): Promise<boolean> {
  const problems = (await Promise.all(files.map(problemOf))).filter((each) => each !== undefined)
  if (problems.length) showMistakes(explainPhoto(problems, language), language, 'choosing')
  return problems.length === 0
}

async function problemOf(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const problem = photoProblem({ name: file.name, bytes, size: bitmap })
  bitmap?.close()
  return problem
}

/** The chooser of files that belongs to the place where something was dropped. */
function inputAround(target: EventTarget | null): HTMLInputElement | null {
  let at = target instanceof Element ? target : null
  for (; at && at !== document.body; at = at.parentElement) {
    const input = at.querySelector<HTMLInputElement>('input[type=file]')
    if (input) return input
  }
  return null
}
