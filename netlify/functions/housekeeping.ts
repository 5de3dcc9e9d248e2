import type { Config, Context } from '@netlify/functions'
import { webhookAlarm } from '../../contact/delivery/alarm.ts'
import { faultCodes } from '../../contact/delivery/faults.ts'
import { purgeBefore, raiseAlarm } from '../../contact/delivery/health.ts'
import { jsonLog } from '../../contact/log.ts'
import { alarmMemory } from '../alarmMemory.ts'
import { openStore } from '../blobStore.ts'
import { type FunctionPipeline, openFunctionPipeline } from '../functionPipeline.ts'

/**
 * Raises the alarm, purges and repairs the store, every ten minutes. Separate from `retry`, so that a long
 * queue cannot delay the alarm.
 */
export default async function housekeeping(_request: Request, context: Context): Promise<Response> {
  try {
    const { outbox, purgeAfterDays, alarm } = await open(context.deploy.context)
    if (!(await raiseAlarm(outbox, jsonLog, Date.now(), alarm))) return done()
    const removed = await outbox.purge(purgeBefore(purgeAfterDays, Date.now()))
    if (removed > 0) jsonLog('info', { event: 'purged', removed })
    const requeued = await outbox.repair(Date.now())
    if (requeued > 0) jsonLog('warn', { event: 'requeued', inquiries: requeued })
  } catch (error) {
    jsonLog('error', { event: 'housekeeping-fault', fault: faultCodes(error), text: String(error) })
  }
  return done()
}

// Wrong settings close the form, and the pipeline itself cannot report that.
async function open(context: string): Promise<FunctionPipeline> {
  const url = URL.parse(process.env.ALARM_URL ?? '')
  const alarm = url && webhookAlarm(url.href, jsonLog, alarmMemory(openStore(context)))
  try {
    const pipeline = openFunctionPipeline(context)
    await alarm?.clear('settings', 'The settings are right again; inquiries are taken.')
    return pipeline
  } catch (error) {
    await alarm?.raise('settings', settingsWrong, Date.now())
    throw error
  }
}

const settingsWrong =
  'Inquiries are refused: the settings or the deploy are wrong. See the log of the function housekeeping.'

function done(): Response {
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '*/10 * * * *' }
