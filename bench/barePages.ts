import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'node-html-parser'

/** Everything on a page but its text. */
const beyond =
  'script, style, link, picture, img, svg, iframe, video, template, meta:not([charset], [name="viewport"])'

/** Serves the site's pages reduced to their text. */
export interface BarePages {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Serves the text of every page and nothing else: the lower bound for a page of that length.
 * @param site URL of the running site
 */
export async function serveBarePages(site: string): Promise<BarePages> {
  const known = new Map<string, Buffer>()
  const bare = async (path: string) => {
    const page = parse(await (await fetch(site + path)).text())
    for (const each of page.querySelectorAll(beyond)) each.remove()
    for (const each of page.querySelectorAll('*')) {
      for (const name of ['class', 'style']) each.removeAttribute(name)
    }
    return brotliCompressSync(`<!doctype html>${page.querySelector('html')}`)
  }
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/favicon.ico' || url === '/robots.txt') return void response.writeHead(404).end()
    const body = known.get(url) ?? (await bare(url))
    known.set(url, body)
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
