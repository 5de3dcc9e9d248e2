import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import canonical, { config } from '../../../netlify/edge-functions/canonical.ts'
import { listen } from './listen.ts'
import { root } from './root.ts'

// Netlify's own resolver, compiled to WebAssembly; it has no types.
const { parsePlain } = createRequire(import.meta.url)('netlify-redirector')

/**
 * Serves a built site as Netlify does: the edge function for other spellings, files, then the rules of _redirects and
 * netlify.toml by Netlify's resolver.
 * @returns its address
 */
export async function startNetlify(dist: string): Promise<string> {
  const { redirects } = parse(readFileSync(join(root, 'netlify.toml'), 'utf8')) as {
    redirects: { from: string; to: string; status: number }[]
  }
  const general = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)
  const rules = [readFileSync(join(dist, '_redirects'), 'utf8'), ...general].join('\n')
  const matcher = await parsePlain(rules, {})

  const server = createServer(async ({ url: target = '/' }, response) => {
    const url = new URL(`http://${response.req.headers.host}${target}`)
    const answer = runs(url.pathname) ? await canonical(new Request(url)) : undefined
    if (answer) {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      return response.end(await answer.text())
    }
    const file = fileOf(dist, url.pathname)
    if (file) return send(200, file)
    const { to, status } = matcher.match({
      ...{ scheme: 'http', host: url.host, path: url.pathname, query: url.search.slice(1) },
      ...{ headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' },
    }) ?? { to: '/404.html', status: 404 }
    if (status !== 301) return send(status, join(dist, to))
    response.writeHead(301, { location: to + url.search }).end()

    function send(status: number, file: string) {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(file))
    }
  })
  return `http://127.0.0.1:${await listen(server)}`
}

/** Whether Netlify runs the edge function for a path: both expressions match whole paths. */
function runs(path: string): boolean {
  return new RegExp(config.pattern).test(path) && !new RegExp(config.excludedPattern).test(path)
}

function fileOf(dist: string, path: string): string | undefined {
  return [path, `${path}.html`, `${path}/index.html`]
    .map((each) => join(dist, each))
    .find((file) => existsSync(file) && statSync(file).isFile())
}
