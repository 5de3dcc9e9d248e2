import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/faults.ts'
import { jsonLog } from '../../contact/log.ts'
import { runMaintenance } from '../../contact/maintenance.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'

/** Sends what is due, raises the alarm and removes what is old, every minute. */
export default async function retry(_request: Request, context: Context): Promise<Response> {
  try {
    const { deliver, outbox, purgeAfterDays } = openFunctionPipeline(context.deploy.context)
    await deliver()
    await runMaintenance(outbox, jsonLog, purgeAfterDays, Date.now())
  } catch (error) {
    jsonLog('error', { event: 'retry-fault', fault: faultCodes(error) })
  }
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '* * * * *' }
