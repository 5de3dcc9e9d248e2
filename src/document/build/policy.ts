import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { type HTMLElement, parse } from 'node-html-parser'
import { filesBelow } from './builtFiles.ts'

/**
 * Writes into every built page the content security policy that allows the very styles and scripts the
 * page holds, and nothing else inline. Whatever changes either must come before. A page that brings a
 * policy of its own keeps it. Why it is in the page: docs/decisions/0008-content-security-policy.md.
 * @param dist the built site's directory
 * @throws Error that names a page without `<meta charset>` at the top of its head
 */
export async function writePolicies(dist: string): Promise<void> {
  for (const file of await filesBelow(dist, '.html')) {
    const page = parse(await readFile(file, 'utf8'), { comment: true })
    if (page.querySelector('meta[http-equiv="content-security-policy" i]')) continue
    // A policy holds for what comes after it.
    const charset = page.querySelector('head > meta[charset]:first-child')
    if (!charset) throw new Error(`${file}: its head does not begin with <meta charset>`)
    const content = policy(page)
    charset.insertAdjacentHTML(
      'afterend',
      `<meta http-equiv="content-security-policy" content="${content}">`,
    )
    await writeFile(file, page.toString())
  }
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
