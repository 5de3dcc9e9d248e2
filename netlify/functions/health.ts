import type { Config, Context } from '@netlify/functions'
import { isHealthy } from '../../contact/delivery/health.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'
import { withSiteHeaders } from '../siteHeaders.ts'

/** Reports whether inquiries can be stored and get through, without details. */
export default async function health(request: Request, context: Context): Promise<Response> {
  return withSiteHeaders(await answer(request, context), '/healthz')
}

async function answer({ method }: Request, context: Context): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  if (method !== 'GET' && method !== 'HEAD') {
    const text = 'Only GET and HEAD are answered here.\n'
    return new Response(text, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
  }
  const healthy = await check(context.deploy.context)
  return new Response(healthy ? 'ok\n' : 'not ok\n', { status: healthy ? 200 : 503, headers })
}

async function check(context: string): Promise<boolean> {
  try {
    return await isHealthy(openFunctionPipeline(context).outbox, Date.now())
  } catch {
    return false
  }
}

// Each check writes to the store, so strangers must not trigger it often.
export const config: Config = {
  path: '/healthz',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
