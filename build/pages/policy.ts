import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage } from './builtPages.ts'

/**
 * Writes into a built page a content security policy that allows only the inline styles and scripts of that
 * page. Must run after everything that changes them. A page's own policy is kept. Why it is in the page:
 * docs/decisions/0008-content-security-policy.md.
 * @throws Error that names a page whose head does not start with `<meta charset>`
 */
export function writePolicy({ name, document }: BuiltPage): void {
  if (document.querySelector('meta[http-equiv="content-security-policy" i]')) return
  // A policy only applies to what follows it.
  const charset = document.querySelector('head > meta[charset]:first-child')
  if (!charset) throw new Error(`${name}: the head does not start with <meta charset>`)
  charset.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="content-security-policy" content="${policy(document)}">`,
  )
}

/** The policy for a <meta> element, where `frame-ancestors` is not allowed. */
export function policy(page: HTMLElement): string {
  // Scripts with a JSON type are data and need no permission.
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
    // The template in its preview frame.
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
