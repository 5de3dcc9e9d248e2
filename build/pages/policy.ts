import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage } from './builtPages.ts'

/**
 * Writes into a built page the content security policy that allows the very styles and scripts the
 * page holds, and nothing else inline. Whatever changes either must come before. A page that brings a
 * policy of its own keeps it. Why it is in the page: docs/decisions/0008-content-security-policy.md.
 * @throws Error that names a page without `<meta charset>` at the top of its head
 */
export function writePolicy({ name, document }: BuiltPage): void {
  if (document.querySelector('meta[http-equiv="content-security-policy" i]')) return
  // A policy holds for what comes after it.
  const charset = document.querySelector('head > meta[charset]:first-child')
  if (!charset) throw new Error(`${name}: its head does not begin with <meta charset>`)
  charset.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="content-security-policy" content="${policy(document)}">`,
  )
}

/** The policy of a page, as a meta element can say it: `frame-ancestors` is not among that. */
export function policy(page: HTMLElement): string {
  // A type with JSON in it is data, which needs no leave; anything else runs.
  const scripts = page
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.includes('json'))
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...sourceHashes(scripts)].join(' ')}`,
    `style-src ${styleSources(page).join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // A template in its frame.
    ...(page.querySelector('iframe') ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
  ].join(';')
}

function styleSources(page: HTMLElement): readonly string[] {
  const files = page.querySelector('link[rel="stylesheet"]') ? ["'self'"] : []
  return [...files, ...sourceHashes(page.querySelectorAll('style'))]
}

function sourceHashes(elements: readonly HTMLElement[]): string[] {
  const hash = (source: string) => createHash('sha256').update(source).digest('base64')
  return [...new Set(elements.map(({ rawText }) => `'sha256-${hash(rawText)}'`))]
}
