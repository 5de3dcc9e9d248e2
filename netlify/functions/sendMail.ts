import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/faults.ts'
import { contactPath, handle } from '../../contact/handle.ts'
import { jsonLog } from '../../contact/log.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'
import { withSiteHeaders } from '../siteHeaders.ts'

/** Answers a submission of the contact form on Netlify; delivery goes on after the answer. */
export default async function sendMail(request: Request, context: Context): Promise<Response> {
  return withSiteHeaders(await answer(request, context), contactPath)
}

async function answer(request: Request, context: Context): Promise<Response> {
  try {
    const { dependencies, deliver } = openFunctionPipeline(context.deploy.context)
    const onStored = () => context.waitUntil(deliver())
    return await handle(request, context.ip, { ...dependencies, onStored })
  } catch (error) {
    // Only wrong settings or a wrong build come here; Netlify would show the visitor the stack trace.
    jsonLog('error', { event: 'configuration', fault: faultCodes(error), text: String(error) })
    return Response.json(
      { error: 'Inquiries cannot be taken at the moment; please try again later.' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '600' } },
    )
  }
}

// No `path`: the function answers at /.netlify/functions/sendMail by its name, and only there. Netlify
// reads the numbers out of this file without running it, so they repeat content/settings.yaml's perMinute.
export const config: Config = {
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
