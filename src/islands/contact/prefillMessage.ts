import { fill } from '../../../content-reader/text/fill.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import { parameter } from './inquiryMessage.ts'

/**
 * Prefills the message: for visitors from a template (`?template=<id>`) with a sentence that names it, for
 * visitors from a tool with their summary. Existing text (typed, restored by the browser or returned by the
 * server) is kept, and a summary is appended.
 * @returns the sentence about a template, if it was inserted into an empty field
 */
export function prefillMessage(
  form: HTMLFormElement | null,
  { template, templates }: Pick<ContactWords, 'template' | 'templates'>,
): string | undefined {
  const field = form?.elements.namedItem('message')
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  const summary = takeMessage()
  let begun: string | undefined
  if (summary) {
    field.value = field.value ? `${field.value}\n\n${summary}` : summary
    // Show visitors where their summary went, unless they have scrolled.
    if (scrollY === 0) field.scrollIntoView({ behavior: 'instant', block: 'center' })
  } else {
    const id = new URLSearchParams(location.search).get('template')
    if (!id || !Object.hasOwn(templates, id) || field.value) return undefined
    begun = `${fill(template, { title: templates[id] ?? '' })}\n`
    field.value = begun
  }
  // Typing continues after the text.
  field.setSelectionRange(field.value.length, field.value.length)
  return begun
}

/**
 * Reads a message from the fragment and removes it from the address.
 * @returns an empty string if there is none
 */
function takeMessage(): string {
  const message = new URLSearchParams(location.hash.slice(1)).get(parameter)
  if (!message) return ''
  history.replaceState(history.state, '', location.pathname + location.search)
  return message
}
