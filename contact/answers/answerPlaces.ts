import { type HTMLElement, parse } from 'node-html-parser'
import { type Field, fields } from '../rules.ts'
import { escapeHtml } from './escapeHtml.ts'

export type Place = {
  readonly tag: string
  /** Offsets in the page, in UTF-16 units. */
  readonly start: number
  readonly end: number
} & (
  | { readonly shows: 'outcome' | 'title' | 'help' }
  | { readonly shows: 'error' | 'control'; readonly field: Field }
)

/**
 * Finds the insertion points of the contact page, in document order.
 * @throws Error when the page has no contact form
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

// A tag ends at the first '>' outside a quoted value.
const wholeTag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/y

function openingTag(html: string, start: number) {
  wholeTag.lastIndex = start
  const tag = wholeTag.exec(html)?.[0] ?? ''
  return { tag, start, end: start + tag.length }
}

/** The place's tag with extra attributes and without `hidden`. */
export function tagWith({ tag }: Place, attributes: Readonly<Record<string, string>> = {}): string {
  const more = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `${tag.replace(/ hidden(?:="")?(?=[ >])/, '').slice(0, -1)}${more.join('')}>`
}
