import { type Draft, type Errors, type Language, typed } from '../inquiry.ts'
import { type FaultWords, type Field, wordsOf } from '../rules.ts'
import { escapeHtml, type Place, placesOf, tagWith } from './answerPlaces.ts'

type Pair = Readonly<Record<Language, string>>

/** The words of the answer page, placeholders filled in. */
export interface AnswerWords {
  readonly errors: Readonly<Record<Field, FaultWords<Pair>>>
  readonly outcomes: Readonly<Record<'failure', Pair>>
  readonly help: Readonly<Record<Help, Pair>>
}

/** Which line below the title helps. */
export type Help = 'fields' | 'tooMany' | 'unavailable' | 'kept' | 'back'

/** What the answer page says to a visitor whose form was sent without the site's script. */
export interface PageAnswer {
  language: Language
  help: Help
  /** What was typed, to be put back; null when it was not read. */
  draft: Draft | null
  errors: Errors
}

/** The contact page, ready to be filled with answers. */
export type AnswerTemplate = (answer: PageAnswer, words: AnswerWords) => string

/**
 * Prepares the contact page, so that an answer is put together of its pieces: to parse the page for each
 * refusal would let a flood of them take the whole processor. Its places are marked by data attributes
 * (data-contact-form, data-error-for and so on). The form's script reads `data-answer` and goes on from
 * there (src/islands/contact/sentForm.ts).
 * @param html the built contact page
 * @throws Error when the page has no such form
 */
export function prepareAnswerPage(html: string): AnswerTemplate {
  const places = placesOf(html)
  const pieces = places.map(({ start }, at) => html.slice(places[at - 1]?.end ?? 0, start))
  const rest = html.slice(places.at(-1)?.end ?? 0)
  const filled = (answer: PageAnswer, words: AnswerWords) =>
    places.map((place, at) => pieces[at] + fill(place, answer, words)).join('') + rest
  // Answers without anybody's text are few, and are made once.
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
      // The browser then opens the page at it, and screen readers begin with it, also without a script.
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
  // A line break first in a textarea would be dropped by the browser, so none is written there.
  if (place.tag.startsWith('<textarea')) return tagWith(place, more) + escapeHtml(value.trimStart())
  return tagWith(place, value ? { ...more, value } : more)
}
