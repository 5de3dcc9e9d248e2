import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { webhookAlarm } from '../../contact/delivery/alarm.ts'
import { memoryLog, temporary, until } from './support/config.ts'
import { startTestHousekeeping } from './support/housekeeping.ts'
import { lockStore, openStore } from './support/openStore.ts'
import { startWebhook } from './support/webhook.ts'

it('raises an alarm while another program holds the store, and clears it afterwards', async () => {
  const path = join(temporary(), 'outbox.sqlite')
  const outbox = openStore(path)
  const release = await lockStore(path)

  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { told, url } = await startWebhook()
  const { log, events } = memoryLog()
  const alarm = webhookAlarm(url, log)
  startTestHousekeeping(outbox, log, alarm)
  await until(() => told.length === 1)
  expect(told[0]).toContain('is not writable')
  expect(events).toContainEqual(expect.objectContaining({ event: 'alarm', store: 'broken' }))

  await release()
  vi.advanceTimersByTime(10 * 60_000)
  await until(() => told.length === 2)
  expect(told[1]).toContain('Inquiries get through again')
  vi.advanceTimersByTime(10 * 60_000)
  await until(() => events.filter(({ event }) => event === 'all-clear-told').length === 1)
  expect(told).toHaveLength(2)
})
