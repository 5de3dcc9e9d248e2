import { type AnswerWords, type PageAnswer, renderAnswerPage } from './answerPage.ts'
import { asLanguage, type Draft, type Errors, type Language } from './inquiry.ts'

/** How a submission ended. `ignored` is the honeypot's: it looks like success and is none. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'ignored' }
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'refused'; status: number; sentence: string; headers: Readonly<Record<string, string>> }

/** The built contact page of one language, with the headers the site serves it under. */
export interface ContactPage {
  html: string
  headers: Readonly<Record<string, string>>
}

/** What answers to a form without JavaScript are made of. */
export interface AnswerPages {
  page(language: Language): Promise<ContactPage>
  words: AnswerWords
}

const answered = { 'cache-control': 'no-store' }

/** The answer to the site's script: JSON. */
export function respondJson(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'success':
    case 'ignored':
      return Response.json({ ok: true }, { headers: answered })
    case 'invalid':
      return Response.json({ errors: outcome.errors }, { status: 422, headers: answered })
    case 'refused': {
      const { status, sentence, headers } = outcome
      return Response.json({ error: sentence }, { status, headers: { ...headers, ...answered } })
    }
  }
}

/**
 * The answer to a form that was sent without JavaScript: a whole page.
 * @param draft what was typed
 * @throws Error when the page cannot be read or has lost its form
 */
export async function respondPage(
  outcome: Outcome,
  draft: Draft,
  { page: read, words }: AnswerPages,
): Promise<Response> {
  if (outcome.kind === 'ignored') return new Response(null, { status: 204, headers: answered })
  const language = asLanguage(draft.language) ?? 'ja'
  const page = await read(language)
  const { status, help, errors } = shape(outcome)
  const answer: PageAnswer = {
    language,
    outcome: outcome.kind === 'success' ? 'success' : 'failure',
    help,
    draft,
    errors,
  }
  const extra = outcome.kind === 'refused' ? outcome.headers : {}
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(renderAnswerPage(page.html, answer, words), {
    status,
    headers: { ...page.headers, ...extra, ...type, ...answered },
  })
}

function shape(outcome: Exclude<Outcome, { kind: 'ignored' }>): {
  status: number
  help: keyof AnswerWords['help']
  errors: Errors
} {
  if (outcome.kind === 'success') return { status: 200, help: 'success', errors: {} }
  if (outcome.kind === 'invalid') return { status: 422, help: 'fields', errors: outcome.errors }
  const { status } = outcome
  // Only the message can make a form that large. It was not read, so the browser's Back has the text.
  if (status === 413) return { status, help: 'fields', errors: { message: 'tooLong' } }
  const helps: Record<number, keyof AnswerWords['help']> = { 429: 'tooMany', 503: 'unavailable' }
  return { status, help: helps[status] ?? 'kept', errors: {} }
}
