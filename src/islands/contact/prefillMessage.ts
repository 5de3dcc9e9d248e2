import { fill } from '../../../content-reader/text/fill.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import { parameter } from './inquiryMessage.ts'

/**
 * Prefills the message: for visitors from a template (`?template=<id>&plan=<id>`) with its name, the plan and
 * three questions, for visitors from a tool with their summary. Existing text (typed, restored by the browser
 * or returned by the server) is kept, and a summary is appended.
 * @returns the text about a template, if it was inserted into an empty field
 */
export function prefillMessage(
  form: HTMLFormElement | null,
  words: Pick<ContactWords, 'template' | 'templates' | 'plans' | 'undecided'>,
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
    const asked = new URLSearchParams(location.search)
    const title = nameOf(asked.get('template'), words.templates)
    if (!title || field.value) return undefined
    const plan = nameOf(asked.get('plan'), words.plans) ?? words.undecided
    begun = `${fill(words.template, { title, plan })}\n`
    field.value = begun
  }
  // All of it is seen, up to a height that leaves the button within reach.
  field.rows = Math.max(field.rows, Math.min(field.value.split('\n').length + 2, 14))
  // Typing continues after the text.
  field.setSelectionRange(field.value.length, field.value.length)
  return begun
}

function nameOf(id: string | null, names: Readonly<Record<string, string>>): string | undefined {
  return id && Object.hasOwn(names, id) ? names[id] : undefined
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
