import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { webhookAlarm } from '../../contact/delivery/alarm.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { memoryLog, temporary, until } from './support/config.ts'
import { startTestHousekeeping } from './support/housekeeping.ts'
import { startWebhook } from './support/webhook.ts'

it('raises an alarm while another program holds the store, and clears it afterwards', async () => {
  const path = join(temporary(), 'outbox.sqlite')
  const outbox = new SqliteOutbox(path)
  onTestFinished(() => outbox.close())
  const script = join(import.meta.dirname, 'support/lockHolder.ts')
  const holder = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')

  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { told, url } = await startWebhook()
  const { log, events } = memoryLog()
  const alarm = webhookAlarm(url, log)
  startTestHousekeeping(outbox, log, alarm)
  await until(() => told.length === 1)
  expect(told[0]).toContain('is not writable')
  expect(events).toContainEqual(expect.objectContaining({ event: 'alarm', store: 'broken' }))

  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
  vi.advanceTimersByTime(10 * 60_000)
  await until(() => told.length === 2)
  expect(told[1]).toContain('Inquiries get through again')
  vi.advanceTimersByTime(10 * 60_000)
  await until(() => events.filter(({ event }) => event === 'all-clear-told').length === 1)
  expect(told).toHaveLength(2)
})
