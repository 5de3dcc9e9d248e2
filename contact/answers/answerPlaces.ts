import { type HTMLElement, parse } from 'node-html-parser'
import { type Field, fields } from '../rules.ts'

/** An opening tag of the contact page that answers change, or write after. */
export type Place = {
  /** The tag as the page has it. */
  readonly tag: string
  /** Where it begins and ends in the page, in UTF-16 units. */
  readonly start: number
  readonly end: number
} & (
  | { readonly shows: 'outcome' | 'title' | 'help' }
  | { readonly shows: 'error' | 'control'; readonly field: Field }
)

/**
 * Finds the places of the contact page, in their order.
 * @throws Error when the page has no form
 */
export function placesOf(html: string): Place[] {
  const page = parse(html, { comment: true })
  const form = page.querySelector('form[data-contact-form]')
  if (!form)
    throw new Error('The contact page has no form[data-contact-form]; build the site again.')
  const find = (within: HTMLElement, selector: string) => {
    const element = within.querySelector(selector)
    return element ? [openingTag(html, element.range[0])] : []
  }
  const places: Place[] = [
    ...find(page, '[data-contact-outcome]').map((tag) => ({ ...tag, shows: 'outcome' as const })),
    ...find(page, '[data-outcome-title]').map((tag) => ({ ...tag, shows: 'title' as const })),
    ...find(page, '[data-outcome-help]').map((tag) => ({ ...tag, shows: 'help' as const })),
    ...fields.flatMap((field) => [
      ...find(form, `[name="${field}"]`).map((tag) => ({
        ...tag,
        field,
        shows: 'control' as const,
      })),
      ...find(form, `[data-error-for="${field}"]`).map((tag) => ({
        ...tag,
        field,
        shows: 'error' as const,
      })),
    ]),
  ]
  return places.sort((one, two) => one.start - two.start)
}

// A tag ends at the first '>' that is not inside of a quoted value.
const wholeTag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/y

function openingTag(html: string, start: number) {
  wholeTag.lastIndex = start
  const tag = wholeTag.exec(html)?.[0] ?? ''
  return { tag, start, end: start + tag.length }
}

/** A place's tag, shown even if it was hidden, with more attributes. */
export function tagWith({ tag }: Place, attributes: Readonly<Record<string, string>> = {}): string {
  const more = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `${tag.replace(/ hidden(?:="")?(?=[ >])/, '').slice(0, -1)}${more.join('')}>`
}

/** Escapes a text for HTML, for attributes in double quotes too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
