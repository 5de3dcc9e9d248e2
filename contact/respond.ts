import { fillPage, type PageAnswer } from './page.ts'
import { asLanguage, type Draft, type Errors, type Language } from './schema.ts'
import type { Words } from './words.ts'

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

/** What answers to a form without JavaScript are made of. Pages come from the adapter, which caches them. */
export interface Site {
  page(language: Language): Promise<ContactPage>
  words: Words
}

const answered = { 'cache-control': 'no-store' }

/** Takes an outcome; returns the answer to the site's script: JSON. */
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
 * Takes an outcome, what was typed and the site; returns the answer to a form sent without JavaScript: a
 * whole page. Throws when the page cannot be read or has lost its form.
 */
export async function respondPage(outcome: Outcome, draft: Draft, site: Site): Promise<Response> {
  if (outcome.kind === 'ignored') return new Response(null, { status: 204, headers: answered })
  const language = asLanguage(draft.language) ?? 'ja'
  const page = await site.page(language)
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
  return new Response(fillPage(page.html, answer, site.words), {
    status,
    headers: { ...page.headers, ...extra, ...type, ...answered },
  })
}

function shape(outcome: Exclude<Outcome, { kind: 'ignored' }>): {
  status: number
  help: keyof Words['help']
  errors: Errors
} {
  if (outcome.kind === 'success') return { status: 200, help: 'success', errors: {} }
  if (outcome.kind === 'invalid') return { status: 422, help: 'fields', errors: outcome.errors }
  const { status } = outcome
  // Only the message can make a form that large. It was not read, so the browser's Back has the text.
  if (status === 413) return { status, help: 'fields', errors: { message: 'tooLong' } }
  const helps: Record<number, keyof Words['help']> = { 429: 'tooMany', 503: 'unavailable' }
  return { status, help: helps[status] ?? 'kept', errors: {} }
}
