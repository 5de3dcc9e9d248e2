import { createHash } from 'node:crypto'
import { getStore, type Store } from '@netlify/blobs'

/** A blob store that behaves as Netlify's does, but for the distance. */
export interface FakeBlobs {
  fetch: typeof fetch
  /** What is stored, by store and key. */
  content: Map<string, string>
  /** How the store fails just now: an HTTP status, or 0 for an unreachable one; null when it works. */
  broken: number | null
  store(): Store
}

export const edge = { edgeURL: 'https://edge.test', uncachedEdgeURL: 'https://edge.test' }

// Small, so that the tests meet lists of several pages.
const pageSize = 3

/** Makes an empty store. Every request is answered in one turn: conditional writes are atomic. */
export function fakeBlobs(): FakeBlobs {
  const content = new Map<string, string>()
  const fake: FakeBlobs = {
    content,
    broken: null,
    fetch: async (input, init) => {
      // A pause before the turn, so that racing callers really interleave.
      await new Promise((done) => setTimeout(done, Math.random() * 3))
      if (fake.broken === 0) throw new TypeError('fetch failed')
      if (fake.broken !== null) return new Response(null, { status: fake.broken })
      const request = new Request(input, init)
      const url = new URL(request.url)
      const path = decodeURIComponent(url.pathname).replace('/site-id/', '')
      const body = request.method === 'PUT' ? await request.text() : ''
      return path.includes('/') ? one(request, path, body) : list(url, path)
    },
    store: () =>
      getStore({
        name: 'test',
        siteID: 'site-id',
        token: 'token',
        consistency: 'strong',
        ...edge,
        fetch: fake.fetch,
      }),
  }

  function one(request: Request, path: string, body: string): Response {
    const old = content.get(path)
    if (request.method === 'PUT') {
      const unless = request.headers.get('if-none-match') === '*' && old !== undefined
      const match = request.headers.get('if-match')
      if (unless || (match && match !== etagOf(old))) return new Response(null, { status: 412 })
      content.set(path, body)
      return new Response(null, { headers: { etag: etagOf(body) } })
    }
    if (request.method === 'DELETE') {
      content.delete(path)
      return new Response(null, { status: 204 })
    }
    if (old === undefined) return new Response(null, { status: 404 })
    return new Response(old, { headers: { etag: etagOf(old) } })
  }

  function list(url: URL, store: string): Response {
    const start = `${store}/`
    const prefix = start + (url.searchParams.get('prefix') ?? '')
    const keys = [...content.keys()].filter((key) => key.startsWith(prefix)).sort()
    const from = Number(url.searchParams.get('cursor') ?? 0)
    const blobs = keys.slice(from, from + pageSize).map((key) => ({
      key: key.slice(start.length),
      etag: etagOf(content.get(key)),
    }))
    const more = from + pageSize < keys.length
    return Response.json({ blobs, ...(more && { next_cursor: String(from + pageSize) }) })
  }

  return fake
}

function etagOf(body: string | undefined): string {
  return `"${createHash('sha1')
    .update(body ?? '')
    .digest('hex')}"`
}
