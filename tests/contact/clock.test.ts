import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEntry } from '../../contact/outboxEntry.ts'
import { startServer } from '../../server/startServer.ts'
import { memoryLog, quick, testConfig, until } from './support/config.ts'
import { startTestHousekeeping } from './support/housekeeping.ts'
import { startMailServer } from './support/mail-server.ts'
import { openStore } from './support/openStore.ts'
import { good, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const entry = (message: string, at: number) => createEntry({ ...good, language: 'ja', message }, at)

/** Sets the wall clock of this process ahead or back; the monotonic clock goes on. @param by in ms */
function setClock(by: number) {
  const real = Date.now.bind(Date)
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => real() + by)
  onTestFinished(() => spy.mockRestore())
}

describe('a clock that is set a year ahead', () => {
  it('removes no mail, read or unread, and no record', async () => {
    const config = testConfig()
    const first = await startServer(config, { log: memoryLog().log })
    for (let count = 0; count < 5; count += 1) {
      await postJson(first.url, { ...good, message: `${count}` })
    }
    const mails = () => readdirSync(join(config.dataDir, 'mail/new'))
    await until(async () => (await first.outbox.list()).every(({ state }) => state === 'sent'))
    await first.close(0)
    setClock(365 * day)
    const { events, ...second } = await startTestServer(config)
    await until(() => events.some(({ event }) => event === 'clock-moved'))
    // The first round is over when the store is written to after it.
    await second.outbox.probe()
    await until(async () => (await fetch(`${second.url}/healthz`)).status === 503)
    expect(mails()).toHaveLength(5)
    expect(await second.outbox.list()).toHaveLength(5)
  })

  it('counts one day of downtime towards retention, and time on which both clocks agree', async () => {
    const outbox = openStore()
    const start = Date.UTC(2030, 0)
    const look = (now: number, wall?: number, elapsed = 0) =>
      outbox.followClock(now, wall === undefined ? null : { wall, elapsed })
    expect(await look(start)).toEqual({ retention: start, step: 0, moved: 0 })
    expect(await look(start + hour, start, hour)).toMatchObject({
      retention: start + hour,
      step: 0,
    })
    const ahead = start + hour + 365 * day
    expect(await look(ahead, start + hour, minute)).toMatchObject({
      retention: start + hour + minute,
      step: 365 * day - minute,
    })
    expect(await look(start + 2 * hour, ahead, hour)).toMatchObject({
      retention: start + hour + minute,
      step: start + hour - ahead,
    })
    // Restarts after half a day, and after a year.
    const noon = start + 2 * hour + 12 * hour
    expect(await look(noon)).toMatchObject({ retention: start + 13 * hour + minute, step: 0 })
    expect(await look(noon + 365 * day)).toMatchObject({
      retention: start + 37 * hour + minute,
      step: 364 * day,
    })
  })

  it('does not make waiting mails dead', async () => {
    const outbox = openStore()
    const start = Date.UTC(2030, 0)
    await outbox.followClock(start, null)
    await outbox.accept(entry('waits', start))
    const now = start + 365 * day
    await outbox.followClock(now, { wall: start, elapsed: hour })
    expect(await outbox.claim(now)).toMatchObject({ queuedAt: now - hour, acceptedAt: start })
    expect(await outbox.probe()).toMatchObject({ oldestPending: now - hour })
  })

  it('does not make mails dead after downtime', async () => {
    const outbox = openStore()
    const start = Date.UTC(2030, 0)
    await outbox.followClock(start, null)
    await outbox.accept(entry('waits', start))
    for (const days of [1, 2, 3, 4, 5, 6]) await outbox.followClock(start + days * day, null)
    const now = start + 6 * day
    expect(await outbox.claim(now)).toMatchObject({ queuedAt: now, acceptedAt: start })
    expect(await outbox.probe()).toMatchObject({ oldestPending: start })
  })

  it('keeps a record while its mail is unread, and restarts its retention time afterwards', async () => {
    const outbox = openStore()
    const start = Date.UTC(2030, 0)
    await outbox.followClock(start, null)
    const { id } = entry('read late', start)
    await outbox.accept(entry('read late', start))
    const claim = await outbox.claim(start)
    if (!claim) throw new Error('nothing was due')
    await outbox.settle(claim, { state: 'sent' }, start)
    await outbox.followClock(start + 31 * day, { wall: start, elapsed: 31 * day })
    expect(await outbox.removable(start + day)).toEqual([id])
    await outbox.keepUnread([id])
    expect(await outbox.removable(start + day)).toEqual([])
    expect(await outbox.removable(start + 31 * day + 1)).toEqual([id])
  })
})

describe('a clock that is set back by an hour', () => {
  it('delays no waiting mail', async () => {
    const broken = await startMailServer()
    await broken.close()
    const config = testConfig({ smtpUrl: broken.url })
    const first = await startServer(config, {
      log: () => {},
      policy: { ...quick, delays: [hour] },
    })
    expect((await postJson(first.url, good)).status).toBe(200)
    await until(async () => (await first.outbox.list())[0]?.fault)
    const due = (await first.outbox.nextDue()) ?? 0
    await first.close(0)
    setClock(-hour)
    const { events, ...second } = await startTestServer(config, { policy: quick })
    const moved = await until(() => events.find(({ event }) => event === 'clock-moved'))
    expect(Math.round(Number(moved.seconds) / 60)).toBe(-60)
    expect(await second.outbox.nextDue()).toBeLessThanOrEqual(due - hour + 10 * minute)
  })

  it('delays no alarm, and is reported while the server runs', async () => {
    const outbox = openStore()
    vi.useFakeTimers({ now: Date.UTC(2030, 0), toFake: ['Date', 'performance', 'setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { log, events } = memoryLog()
    const told: string[] = []
    const alarm = {
      raise: async (_: string, text: string) => void told.push(text),
      clear: async () => {},
    }
    startTestHousekeeping(outbox, log, alarm)
    await outbox.accept(entry('waits', Date.now()))
    await vi.advanceTimersByTimeAsync(50 * minute)
    vi.setSystemTime(Date.now() - hour)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events.some(({ event }) => event === 'clock-moved')).toBe(true)
    expect(told.join()).toContain('set back by 1 hours')
    await vi.advanceTimersByTimeAsync(20 * minute)
    expect(told.join()).toContain('Inquiries do not get through')
  })
})
