import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { prepareAnswerPage } from '../../../contact/answers/answerPage.ts'
import type { ContactPage } from '../../../contact/answers/respond.ts'
import { contactAddress, sentAddress } from '../../../hosting/contactPages.ts'
import type { Language } from '../../../routing/language.ts'
import { root } from './root.ts'

/**
 * The built contact page.
 * @throws Error when the site is not built
 */
export function contactHtml(language: Language): string {
  const file = join(root, 'dist', `${contactAddress(language)}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build".`)
  return readFileSync(file, 'utf8')
}

/** The built contact page as answer template. @param headers that the site serves it with */
export function contactPage(language: Language, headers: Record<string, string> = {}): ContactPage {
  const template = prepareAnswerPage(contactHtml(language))
  return { template, headers, sent: sentAddress(language) }
}

/** The text above the form of an answer page. */
export function outcomeOf(html: string): string {
  const box = parse(html).querySelector('[data-contact-outcome]')
  return box && !box.hasAttribute('hidden') ? box.textContent : ''
}

const headers = `# one source for both hosts
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; form-action 'self'
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/contact
  X-Extra: one
  X-Extra: two
`

/** Writes a small site into an empty directory, as a build would; its contact pages are the project's. */
export function makeSite(dist: string): void {
  const files: Record<string, string> = {
    'index.html': 'home',
    'en.html': 'home in English',
    'about.html': 'about '.repeat(200),
    'en/about.html': 'about in English',
    'contact.html': contactHtml('ja'),
    'en/contact.html': contactHtml('en'),
    '404.html': 'ページがありません',
    'en/404.html': 'no such page',
    '_astro/app.abc123.js': 'export {}',
    _headers: headers,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  for (const path of ['about.html', 'en/404.html']) {
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(files[path] ?? ''))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(files[path] ?? ''))
  }
}
