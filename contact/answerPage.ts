import { type HTMLElement, parse } from 'node-html-parser'
import { type Draft, type Errors, type Language, typed } from './inquiry.ts'
import { type Fault, type Field, fields } from './rules.ts'

type Pair = Readonly<Record<Language, string>>

/** The words of the answer page, placeholders filled in. */
export interface AnswerWords {
  readonly errors: Readonly<Record<Field, Readonly<Record<Fault, Pair>>>>
  readonly outcomes: Readonly<Record<'success' | 'failure', Pair>>
  readonly help: Readonly<Record<'success' | 'fields' | 'tooMany' | 'unavailable' | 'kept', Pair>>
}

/** What the answer page says to a visitor without JavaScript. */
export interface PageAnswer {
  language: Language
  outcome: 'success' | 'failure'
  /** Which line below the title helps. */
  help: keyof AnswerWords['help']
  /** What was typed, to be put back after a failure. */
  draft: Draft
  errors: Errors
}

/**
 * Writes an answer into the contact page. Its places are marked in the page by data attributes
 * (data-contact-form, data-error-for and so on).
 * @param html the built contact page
 * @returns the page's HTML
 * @throws Error when the page has no such form
 */
export function renderAnswerPage(html: string, answer: PageAnswer, words: AnswerWords): string {
  const page = parse(html, { comment: true })
  const form = page.querySelector('form[data-contact-form]')
  if (!form)
    throw new Error('The contact page has no form[data-contact-form]; build the site again.')
  const { language, outcome } = answer
  const box = show(page, '[data-contact-outcome]')
  box?.setAttribute('data-outcome', outcome)
  setText(page, '[data-outcome-title]', words.outcomes[outcome][language])
  setText(page, '[data-outcome-help]', words.help[answer.help][language])
  if (outcome === 'success') {
    form.setAttribute('hidden', '')
    show(page, '[data-contact-confirmation]')
  }
  for (const field of fields) {
    const control = form.querySelector(`[name="${field}"]`)
    if (control) setValue(control, outcome === 'success' ? '' : (typed(answer.draft, field) ?? ''))
    const fault = answer.errors[field]
    if (fault) showError(form, control, field, words.errors[field][fault][language])
  }
  return page.toString()
}

function setValue(control: HTMLElement, value: string): void {
  // A line break first in a textarea would be dropped by the browser, so none is written there.
  if (control.rawTagName.toLowerCase() === 'textarea')
    control.innerHTML = escapeHtml(value.trimStart())
  else control.setAttribute('value', escapeHtml(value))
}

function showError(
  form: HTMLElement,
  control: HTMLElement | null,
  field: Field,
  text: string,
): void {
  show(form, `[data-error-for="${field}"]`)
  setText(form, `[data-error-for="${field}"]`, text)
  control?.setAttribute('aria-invalid', 'true')
}

function show(within: HTMLElement, selector: string): HTMLElement | null {
  const element = within.querySelector(selector)
  element?.removeAttribute('hidden')
  return element
}

function setText(within: HTMLElement, selector: string, text: string): void {
  const element = within.querySelector(selector)
  if (element) element.innerHTML = escapeHtml(text)
}

// Ours, because the parser writes attributes as they come and turns all Japanese text into numbers.
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
