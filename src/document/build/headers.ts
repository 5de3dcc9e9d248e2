import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { filesBelow } from './files.ts'

const forever = 'Cache-Control: public, max-age=31536000, immutable'

/**
 * Writes dist/_headers, which Netlify and the single server both send: one source for the security
 * headers. The content security policy allows the very scripts and styles that the pages hold.
 */
export async function writeHeaders(dist: string): Promise<void> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const file of await filesBelow(dist, '.html')) {
    const page = parse(await readFile(file, 'utf8'))
    for (const script of page.querySelectorAll('script:not([src])')) {
      const type = script.getAttribute('type') ?? 'module'
      if (type === 'module' || type === 'text/javascript') scripts.add(sourceHash(script.innerHTML))
    }
    for (const style of page.querySelectorAll('style')) styles.add(sourceHash(style.innerHTML))
  }
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].sort().join(' ')}`,
    `style-src 'self' ${[...styles].sort().join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const lines = [
    '/*',
    `  Content-Security-Policy: ${policy.join('; ')}`,
    '  X-Content-Type-Options: nosniff',
    // `no-referrer` would turn the form's Origin into null.
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Strict-Transport-Security: max-age=31536000',
    ...['/_astro/*', '/fonts/*', '/pictures/*', '/previews/*'].flatMap((path) => [
      path,
      `  ${forever}`,
    ]),
    // The list of types that the server uses does not know this ending.
    '/favicon.ico',
    '  Content-Type: image/x-icon',
    // Pages and answers are nobody else's to embed. Pictures are: previews of links, translators.
    ...['/', '/:page', '/en/:page', '/.netlify/*'].flatMap((path) => [
      path,
      '  Cross-Origin-Resource-Policy: same-origin',
    ]),
  ]
  await writeFile(join(dist, '_headers'), `${lines.join('\n')}\n`)
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
