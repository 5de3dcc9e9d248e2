import type { Language } from '../../routing/language.ts'
import { asLanguage, type Draft, type Errors } from '../inquiry.ts'
import type { AnswerTemplate, AnswerWords, Help } from './answerPage.ts'

/** How a submission ended. `ignored` means that the honeypot was filled: it looks like success. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'ignored' }
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'refused'; status: number; sentence: string; headers: Readonly<Record<string, string>> }

export interface ContactPage {
  template: AnswerTemplate
  headers: Readonly<Record<string, string>>
  sent: string
}

export interface AnswerPages {
  page(language: Language): Promise<ContactPage>
  words: AnswerWords
}

const answered = { 'cache-control': 'no-store' }

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
 * The answer to a form sent without JavaScript: a redirect to the thank-you page, so that a reload sends
 * nothing again, or else the contact page with the errors filled in.
 * @param draft the visitor's input; null when the body was not read
 * @throws Error when the page cannot be read or has no contact form
 */
export async function respondPage(
  outcome: Outcome,
  draft: Draft | null,
  request: Request,
  { page: read, words }: AnswerPages,
): Promise<Response> {
  if (outcome.kind === 'ignored') return new Response(null, { status: 204, headers: answered })
  const language = asLanguage(draft?.language) ?? languageOfPage(request)
  const { template, headers, sent } = await read(language)
  if (outcome.kind === 'success') {
    return new Response(null, { status: 303, headers: { location: sent, ...answered } })
  }
  const { status, help, errors } = shape(outcome, draft !== null)
  const extra = outcome.kind === 'refused' ? outcome.headers : {}
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(template({ language, help, draft, errors }, words), {
    status,
    headers: { ...headers, ...extra, ...type, ...answered },
  })
}

/** The language of the page in the Referer header: English is below /en. */
function languageOfPage(request: Request): Language {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page && /^\/en(\/|$)/.test(page.pathname) ? 'en' : 'ja'
}

function shape(
  outcome: Extract<Outcome, { kind: 'invalid' | 'refused' }>,
  read: boolean,
): { status: number; help: Help; errors: Errors } {
  if (outcome.kind === 'invalid') return { status: 422, help: 'fields', errors: outcome.errors }
  const { status } = outcome
  // Only the message can be that long. The body was not read, so the visitor has to go back for the text.
  if (status === 413) return { status, help: 'back', errors: { message: 'tooLong' } }
  const helps: Record<number, Help> = { 429: 'tooMany', 503: 'unavailable' }
  return { status, help: helps[status] ?? (read ? 'kept' : 'back'), errors: {} }
}
