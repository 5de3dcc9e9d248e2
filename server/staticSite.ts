import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fresh from 'fresh'
import { jsonLog } from '../contact/log.ts'
import { canonicalPath } from '../hosting/canonicalPath.ts'
import type { HeaderRules } from '../hosting/headerRules.ts'
import { prefersMarkdown } from '../hosting/prefersMarkdown.ts'
import { markdownPath } from '../routing/markdownPath.ts'
import { readBuiltSite } from './static/builtSite.ts'
import { acceptedEncodings, chooseEncoding } from './static/encoding.ts'
import { readRedirectRules } from './static/redirectRules.ts'
import { closeFiles, type Representation } from './static/representation.ts'
import { openSearchPages } from './static/searchPages.ts'
import { hasBody, sendError } from './static/sendError.ts'
import { canStream, streamFile } from './static/streamFile.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export interface StaticSite {
  listener: Listener
  close(): void
}

/**
 * Reads the built site and serves it under clean URLs. Later changes in the directory are not seen: restart
 * after a build.
 * @param dist the built site's directory
 * @throws Error when a file cannot be read
 */
export function serveStatic(dist: string, rules: HeaderRules, log = jsonLog): StaticSite {
  const { files, pages, missing } = readBuiltSite(dist, rules)
  const searchPages = openSearchPages(dist, rules, log)
  const redirects = readRedirectRules(join(dist, '_redirects'))
  const general = Object.entries(rules('/404')).flat()

  const listener: Listener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const text = 'Only GET and HEAD are answered here.\n'
      return sendError(request, response, 405, ['allow', 'GET, HEAD', ...general], text)
    }
    if (hasBody(request)) {
      return sendError(request, response, 413, general, 'Request bodies are not accepted here.\n')
    }
    const target = request.url ?? '/'
    const at = target.indexOf('?')
    const path = at === -1 ? target : target.slice(0, at)
    const markdown = wantsMarkdown(request, path) && files.get(markdownPath(path))
    const [encoding = 'identity'] = accepted(request)
    const found = at !== -1 && !markdown && searchPages(path, target.slice(at), encoding)
    if (found) return send(request, response, 200, found)
    const file = markdown || files.get(path)
    if (file) return send(request, response, 200, pick(request, file))
    const clean = canonicalPath(path)
    const rule = redirects.get(clean)
    // Only to existing pages: `//elsewhere.example/` must not become a redirect.
    const page = clean !== path && pages.has(clean) ? clean : rule && rule !== 'gone' && rule.to
    if (page) {
      const location = at === -1 ? page : page + target.slice(at)
      response.writeHead(301, { ...rules(path), location, 'content-length': 0 })
      return void response.end()
    }
    const language = /^\/en(\/|$)/i.test(path) ? 'en' : 'ja'
    const status = rule === 'gone' ? 410 : 404
    send(request, response, status, missing[language].answer(path, accepted(request)))
  }

  function wantsMarkdown({ headers }: IncomingMessage, path: string): boolean {
    return prefersMarkdown(headers.accept) && pages.has(path)
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    { headers, unchanged, body, small, etag }: Representation,
  ): void {
    // HTTP/1.1 connections are persistent by default; this saves 48 bytes per response.
    if (request.httpVersion === '1.1' && !response.hasHeader('connection')) {
      response.removeHeader('connection')
    }
    const known = request.headers['if-none-match']
    // `fresh` must not see Cache-Control: `no-cache` is for caches, and fetch() in scripts adds one.
    if (status === 200 && known && fresh({ 'if-none-match': known }, { etag })) {
      response.writeHead(304, unchanged).end()
    } else if (Buffer.isBuffer(body) || request.method === 'HEAD') {
      response.writeHead(status, headers)
      if (request.method === 'HEAD') response.end()
      else if (small === undefined) response.end(body)
      else response.end(small, 'latin1')
    } else if (canStream()) {
      response.writeHead(status, headers)
      streamFile(body, response)
    } else {
      sendError(
        request,
        response,
        503,
        ['retry-after', '5', ...general],
        'Too many large downloads at once.\n',
      )
    }
  }

  return {
    listener,
    close() {
      const unknown = Object.values(missing).map(({ built }) => built)
      closeFiles([...files.values(), ...unknown].flat())
    },
  }
}

function pick(request: IncomingMessage, existing: readonly Representation[]): Representation {
  return chooseEncoding(existing, accepted(request))
}

function accepted(request: IncomingMessage) {
  return acceptedEncodings(request.headers['accept-encoding'])
}
