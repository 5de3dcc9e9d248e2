import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/faults.ts'
import { contactPath, handle } from '../../contact/handle.ts'
import { jsonLog } from '../../contact/log.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'
import { withSiteHeaders } from '../siteHeaders.ts'
import { takesInquiries } from '../takesInquiries.ts'

/** Answers a submission of the contact form on Netlify; delivery goes on after the answer. */
export default async function sendMail(request: Request, context: Context): Promise<Response> {
  return withSiteHeaders(await answer(request, context), contactPath)
}

async function answer(request: Request, context: Context): Promise<Response> {
  const begun = Date.now()
  if (!takesInquiries(context.deploy.context, process.env)) {
    return unavailable('This is a preview of the site: it takes no inquiries. Use the live site.')
  }
  try {
    const { dependencies, deliver } = openFunctionPipeline(context.deploy.context)
    const onStored = () => context.waitUntil(deliver(begun))
    return await handle(request, context.ip, { ...dependencies, onStored })
  } catch (error) {
    // Only wrong settings or a wrong build come here; Netlify would show the visitor the stack trace.
    jsonLog('error', { event: 'configuration', fault: faultCodes(error), text: String(error) })
    return unavailable('Inquiries cannot be taken at the moment; please try again later.', 600)
  }
}

function unavailable(error: string, retryAfter?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  return Response.json({ error }, { status: 503, headers })
}

// No `path`: the function answers at /.netlify/functions/sendMail by its name, and only there. Netlify
// reads the numbers out of this file without running it, so they repeat content/settings.yaml's perMinute.
export const config: Config = {
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
