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
  const policy = [
    "default-src 'none'",
    // Scripts with a JSON type are data and need no permission.
    ["script-src 'self'", ...hashesOf(document, 'script:not([src], [type$="json"])')].join(' '),
    `style-src ${hashesOf(document, 'style').join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // The template in its preview frame.
    ...(document.querySelector('iframe') ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
  ].join(';')
  charset.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

function hashesOf(page: HTMLElement, selector: string): string[] {
  const hash = (source: string) => createHash('sha256').update(source).digest('base64')
  const hashes = page.querySelectorAll(selector).map(({ rawText }) => `'sha256-${hash(rawText)}'`)
  return [...new Set(hashes)]
}
