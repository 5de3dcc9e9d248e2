import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@netlify/functions'
import { faultCodes } from '../../contact/delivery/faults.ts'
import { jsonLog } from '../../contact/log.ts'
import { openSearchAnswers } from '../../hosting/searchAnswers.ts'
import { taskRoot, withSiteHeaders } from '../siteHeaders.ts'

let answers: ReturnType<typeof openSearchAnswers> | undefined

/** The page of search with its results, as from the single server; without a query, the built page. */
export default async function search(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const dist = join(taskRoot(), 'dist')
  const found = find(dist, pathname, searchParams)
  const html = found ?? readFileSync(join(dist, `${pathname}.html`), 'utf8')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': found ? 'private, no-cache' : 'no-cache',
  }
  return withSiteHeaders(new Response(html, { headers }), pathname)
}

function find(dist: string, path: string, query: URLSearchParams): string | undefined {
  try {
    answers ??= openSearchAnswers(dist)
    return answers.get(path)?.(query)?.html()
  } catch (error) {
    jsonLog('error', { event: 'search-fault', fault: faultCodes(error) })
    return undefined
  }
}

// Literals, because Netlify reads them without running the file. HEAD is answered with the built page.
export const config: Config = { path: ['/search', '/en/search'], method: 'GET' }
