import { createHash } from 'node:crypto'
import { getStore, type Store } from '@netlify/blobs'

export interface FakeBlobs {
  fetch: typeof fetch
  /** By store and key. */
  content: Map<string, string>
  /** The current failure: an HTTP status, or 0 for unreachable; null when it works. */
  broken: number | null
  /** Received requests, e.g. `GET due`: method and prefix. */
  calls: string[]
  /** Fails after this many requests: like a crash between two writes. */
  breaksAfter: number
  /** Runs once, between the next list request and its response. */
  afterList: (() => Promise<unknown>) | null
  store(name?: string): Store
}

interface Traits {
  /** Keys per list page; Netlify's have 1,000. Small, so that tests use several pages. */
  pageSize?: number
  /** Longest latency (ms). */
  distance?: number
}

export const edge = { edgeURL: 'https://edge.test', uncachedEdgeURL: 'https://edge.test' }

const api = '/api/v1/blobs'

/** Creates an empty store. Each request is handled in one turn, so conditional writes are atomic. */
export function fakeBlobs({ pageSize = 3, distance = 3 }: Traits = {}): FakeBlobs {
  const content = new Map<string, string>()
  const fake: FakeBlobs = {
    content,
    broken: null,
    calls: [],
    breaksAfter: Number.POSITIVE_INFINITY,
    afterList: null,
    fetch: async (input, init) => {
      // A pause, so that racing callers interleave.
      await new Promise((done) => setTimeout(done, Math.random() * distance))
      if (fake.broken === 0) throw new TypeError('fetch failed')
      if (fake.broken !== null) return new Response(null, { status: fake.broken })
      if (fake.calls.length >= fake.breaksAfter) return new Response(null, { status: 400 })
      const request = new Request(input, init)
      const url = new URL(request.url)
      // Functions call the store directly; other machines first ask Netlify's API for a signed URL.
      if (request.headers.get('accept') === 'application/json;type=signed-url') {
        return Response.json({ url: `https://edge.test${url.pathname.slice(api.length)}` })
      }
      const path = decodeURIComponent(url.pathname.replace(api, '')).replace(/^\/site-id\/?/, '')
      if (path === '') return Response.json({ stores: storesOf(content) })
      const place = url.searchParams.get('prefix') ?? path.split('/')[1] ?? ''
      fake.calls.push(`${path.includes('/') ? request.method : 'LIST'} ${place.split('/')[0]}`)
      const body = request.method === 'PUT' ? await request.text() : ''
      if (path.includes('/')) return one(request, path, body)
      const answer = list(url, path)
      const { afterList } = fake
      fake.afterList = null
      await afterList?.()
      return answer
    },
    store: (name = 'test') =>
      getStore({
        name,
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

function storesOf(content: Map<string, string>): string[] {
  return [...new Set([...content.keys()].map((key) => key.slice(0, key.indexOf('/'))))]
}

function etagOf(body: string | undefined): string {
  return `"${createHash('sha1')
    .update(body ?? '')
    .digest('hex')}"`
}
