import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { HeaderRules } from './headers.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The encodings that the build makes twins in, the smaller first. */
const encodings = ['br', 'gzip'] as const

type Page = { identity: Buffer } & Record<(typeof encodings)[number], Buffer | undefined>

/** What Netlify says where no rule does: keep a copy, but ask before using it. */
const defaultCaching = 'public, max-age=0, must-revalidate'

/**
 * Takes the built site's directory and its header rules; returns the listener that serves it under clean
 * addresses. The header rules and error pages are read once: a new build wants a new start.
 */
export function serveStatic(dist: string, rules: HeaderRules): Listener {
  // `dev` looks a file up at each request. A list made at the start would outlive a new build, and sirv
  // ends the process when a listed file is gone.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  })
  const missing = { ja: readPage(dist, '404.html'), en: readPage(dist, 'en/404.html') }

  function notFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const language = /^\/en(\/|$)/.test(path) ? 'en' : 'ja'
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = encodings.find((name) => accepted.includes(name) && missing[language][name])
    const body = (encoding && missing[language][encoding]) ?? missing[language].identity
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(404, {
      ...rules(language === 'en' ? '/en/404' : '/404'),
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return (request, response) => {
    const [path, query] = split(request.url ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
      response.end('Only GET and HEAD are answered here.\n')
      return
    }
    if (!isPlain(path) || isHidden(path)) return notFound(request, response, path)
    const clean = cleanPath(path)
    if (clean !== path && isPage(dist, clean)) {
      response.writeHead(301, { ...rules(path), location: clean + query })
      response.end()
      return
    }
    // Set before sirv looks, so that its 304 carries them too.
    const headers = { 'cache-control': defaultCaching, vary: 'accept-encoding', ...rules(path) }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // sirv throws on some ranges; nothing here is large enough to be worth resuming.
    delete request.headers.range
    files(request, response, () => notFound(request, response, path))
  }
}

/** A page as it is and, where the build has them, its compressed twins. */
function readPage(dist: string, name: string): Page {
  const file = join(dist, name)
  const twin = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined
  return { identity: readFileSync(file), br: twin('.br'), gzip: twin('.gz') }
}

function split(target: string): [path: string, query: string] {
  const at = target.indexOf('?')
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)]
}

// Names as the build writes them. Dots, slashes and escapes that lead to a file by a second address would
// also lead past the header rules, which go by the address.
function isPlain(path: string): boolean {
  return /^(\/(\.well-known|[\w@+~-][\w.@+~-]*))*\/?$/.test(path)
}

// Not pages of their own: the error pages, the header file, the compressed twins of other files.
function isHidden(path: string): boolean {
  return /^(\/en)?\/404(\.html)?\/?$|^\/_headers$|\.(br|gz)$/.test(path)
}

// /about.html, /about/ and /about/index.html are /about; a page has one address.
function cleanPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}

// Only addresses of real pages are redirected to: `//elsewhere.example/` must not become one.
function isPage(dist: string, path: string): boolean {
  if (path === '/') return true
  const file = join(dist, `${path}.html`)
  return /^(\/[\w-]+)+$/.test(path) && existsSync(file) && statSync(file).isFile()
}
