import { fill } from '../../../content-reader/text/fill.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import { parameter } from './inquiryMessage.ts'

/**
 * Begins the message for a visitor who comes from a template (`?template=<id>` in the address) with a sentence
 * that names it, and for one who comes from a tool with the summary that they took along. What is in the field
 * already stays: typed, restored by the browser or sent back by the server; a summary follows it.
 * @returns what it put into an empty field that names a template
 */
export function beginMessage(
  form: HTMLFormElement | null,
  { template, templates }: Pick<ContactWords, 'template' | 'templates'>,
): string | undefined {
  const field = form?.elements.namedItem('message')
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  const summary = takeMessage()
  let begun: string | undefined
  if (summary) {
    field.value = field.value ? `${field.value}\n\n${summary}` : summary
    // The form is below its introduction: who brings a summary sees where it went, unless they are reading.
    if (scrollY === 0) field.scrollIntoView({ behavior: 'instant', block: 'center' })
  } else {
    const id = new URLSearchParams(location.search).get('template')
    if (!id || !Object.hasOwn(templates, id) || field.value) return undefined
    begun = `${fill(template, { title: templates[id] ?? '' })}\n`
    field.value = begun
  }
  // Whoever comes to the field goes on writing after it.
  field.setSelectionRange(field.value.length, field.value.length)
  return begun
}

/**
 * Takes the beginning of a message out of the page's address, where it does not stay.
 * @returns an empty text where the address has none
 */
function takeMessage(): string {
  const message = new URLSearchParams(location.hash.slice(1)).get(parameter)
  if (!message) return ''
  history.replaceState(history.state, '', location.pathname + location.search)
  return message
}
