import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/delivery/faults.ts'
import { jsonLog } from '../../contact/log.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'

export default async function retry(_request: Request, context: Context): Promise<Response> {
  const begun = Date.now()
  try {
    await openFunctionPipeline(context.deploy.context).deliver(begun)
  } catch (error) {
    jsonLog('error', { event: 'retry-fault', fault: faultCodes(error) })
  }
  return new Response(null, { status: 204 })
}

// Netlify runs schedules of the published deploy only, never of previews: see takesInquiries.ts.
export const config: Config = { schedule: '* * * * *' }
