import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/faults.ts'
import { jsonLog } from '../../contact/log.ts'
import { runMaintenance } from '../../contact/maintenance.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'

/**
 * Raises the alarm, removes what is old and sets right what crashes left, every ten minutes. A function of
 * its own: a long queue of mails must not keep the alarm from being raised.
 */
export default async function housekeeping(_request: Request, context: Context): Promise<Response> {
  try {
    const { outbox, purgeAfterDays, alarm } = openFunctionPipeline(context.deploy.context)
    await runMaintenance(outbox, jsonLog, purgeAfterDays, Date.now(), alarm)
    const requeued = await outbox.mend(Date.now())
    if (requeued > 0) jsonLog('warn', { event: 'requeued', inquiries: requeued })
  } catch (error) {
    jsonLog('error', { event: 'housekeeping-fault', fault: faultCodes(error) })
  }
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '*/10 * * * *' }
