import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/delivery/faults.ts'
import { handle } from '../../contact/handle.ts'
import { jsonLog } from '../../contact/log.ts'
import { contactPath } from '../../contact/rules.ts'
import type { Localized } from '../../routing/language.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'
import { withSiteHeaders } from '../siteHeaders.ts'
import { takesInquiries } from '../takesInquiries.ts'

/** Answers a submission of the contact form on Netlify; delivery continues after the answer. */
export default async function sendMail(request: Request, context: Context): Promise<Response> {
  const response = await answer(request, context)
  try {
    return withSiteHeaders(response, contactPath)
  } catch (error) {
    logFault(error)
    return response
  }
}

async function answer(request: Request, context: Context): Promise<Response> {
  const begun = Date.now()
  if (!takesInquiries(context.deploy.context, process.env)) return unavailable(request, preview)
  try {
    const { dependencies, deliver } = openFunctionPipeline(context.deploy.context)
    const onStored = () => context.waitUntil(deliver(begun))
    return await handle(request, context.ip, { ...dependencies, onStored })
  } catch (error) {
    logFault(error)
    return unavailable(request, closed, 600)
  }
}

// Only wrong settings or a broken build get here; Netlify would show the visitor a stack trace.
function logFault(error: unknown): void {
  jsonLog('error', { event: 'configuration', fault: faultCodes(error), text: String(error) })
}

/** Texts for when the site's own cannot be read; both languages, because the visitor's is unknown. */
const preview = {
  ja: 'これはサイトの下見用の複製です。お問い合わせは公開中のサイトからお送りください。',
  en: 'This is a preview of the site: it takes no inquiries. Please use the live site.',
}
const closed = {
  ja: 'ただいまお問い合わせを受け付けられません。しばらくしてから、もう一度お送りください。',
  en: 'Inquiries cannot be taken at the moment; please try again later.',
}

/** A 503: JSON for the site's script, a page for a form sent without JavaScript. */
function unavailable(request: Request, says: Localized, retryAfter?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return Response.json({ error: says.en }, { status: 503, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(
    '<!DOCTYPE html><html lang="ja"><meta name="viewport" content="width=device-width">' +
      `<title>503</title><p>${says.ja}</p><p lang="en">${says.en}</p></html>\n`,
    { status: 503, headers },
  )
}

// Without `path`, the function answers only at /.netlify/functions/sendMail. Netlify reads the numbers
// without running the file, so they repeat perMinute of content/settings.yaml.
export const config: Config = {
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
