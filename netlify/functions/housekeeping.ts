import type { Config, Context } from '@netlify/functions'
import { faultCodes } from '../../contact/faults.ts'
import { jsonLog } from '../../contact/log.ts'
import { purgeBefore, raiseAlarm } from '../../contact/maintenance.ts'
import { openFunctionPipeline } from '../functionPipeline.ts'

/**
 * Raises the alarm, removes what is old and sets right what crashes left, every ten minutes. A function of
 * its own: a long queue of mails must not keep the alarm from being raised.
 */
export default async function housekeeping(_request: Request, context: Context): Promise<Response> {
  try {
    const { outbox, purgeAfterDays, alarm } = openFunctionPipeline(context.deploy.context)
    if (!(await raiseAlarm(outbox, jsonLog, Date.now(), alarm))) return done()
    const removed = await outbox.purge(purgeBefore(purgeAfterDays, Date.now()))
    if (removed > 0) jsonLog('info', { event: 'purged', removed })
    const requeued = await outbox.mend(Date.now())
    if (requeued > 0) jsonLog('warn', { event: 'requeued', inquiries: requeued })
  } catch (error) {
    jsonLog('error', { event: 'housekeeping-fault', fault: faultCodes(error) })
  }
  return done()
}

function done(): Response {
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '*/10 * * * *' }
