import type { Language } from '../../routing/language.ts'
import { type Draft, type Errors, typed } from '../inquiry.ts'
import { type FaultWords, type Field, wordsOf } from '../rules.ts'
import { type Place, placesOf, tagWith } from './answerPlaces.ts'
import { escapeHtml } from './escapeHtml.ts'

type Pair = Readonly<Record<Language, string>>

export interface AnswerWords {
  readonly errors: Readonly<Record<Field, FaultWords<Pair>>>
  readonly outcomes: Readonly<Record<'failure', Pair>>
  readonly help: Readonly<Record<Help, Pair>>
}

/** Which hint stands below the title. */
export type Help = 'fields' | 'tooMany' | 'unavailable' | 'kept' | 'back'

export interface PageAnswer {
  language: Language
  help: Help
  /** The visitor's input, to refill the form; null when the body was not read. */
  draft: Draft | null
  errors: Errors
}

export type AnswerTemplate = (answer: PageAnswer, words: AnswerWords) => string

/**
 * Splits the contact page once, so that an answer is only string concatenation: parsing the page for every
 * refused request would make floods expensive. The insertion points are marked by data attributes
 * (data-contact-form, data-error-for …); src/islands/contact/sentForm.ts reads `data-answer`.
 * @param html the built contact page
 * @throws Error when the page has no contact form
 */
export function prepareAnswerPage(html: string): AnswerTemplate {
  const places = placesOf(html)
  const pieces = places.map(({ start }, at) => html.slice(places[at - 1]?.end ?? 0, start))
  const rest = html.slice(places.at(-1)?.end ?? 0)
  const filled = (answer: PageAnswer, words: AnswerWords) =>
    places.map((place, at) => pieces[at] + fill(place, answer, words)).join('') + rest
  // Answers without user input are few, so they are cached.
  const blank = new Map<string, string>()
  return (answer, words) => {
    if (answer.draft) return filled(answer, words)
    const key = JSON.stringify([answer.language, answer.help, answer.errors])
    const page = blank.get(key) ?? filled(answer, words)
    blank.set(key, page)
    return page
  }
}

function fill(place: Place, { language, help, draft, errors }: PageAnswer, words: AnswerWords) {
  switch (place.shows) {
    case 'outcome':
      // Makes browsers scroll to the message and screen readers start there, without JavaScript too.
      return tagWith(place, {
        'data-answer': JSON.stringify({ help, errors }),
        tabindex: '-1',
        autofocus: '',
      })
    case 'title':
      return tagWith(place) + escapeHtml(words.outcomes.failure[language])
    case 'help':
      return tagWith(place) + escapeHtml(words.help[help][language])
    case 'error': {
      const fault = errors[place.field]
      return fault
        ? tagWith(place) + escapeHtml(wordsOf(fault, words.errors[place.field])[language])
        : place.tag
    }
    case 'control':
      return control(place, (draft && typed(draft, place.field)) ?? '', place.field in errors)
  }
}

function control(place: Place, value: string, invalid: boolean): string {
  const more: Record<string, string> = invalid ? { 'aria-invalid': 'true' } : {}
  // The HTML parser drops a leading line break in a textarea.
  if (place.tag.startsWith('<textarea')) return tagWith(place, more) + escapeHtml(value.trimStart())
  return tagWith(place, value ? { ...more, value } : more)
}
