import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createHealthListener } from '../../server/healthListener.ts'

it('checks health again after five seconds, even when the clock was set back', async () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0), toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let healthy = true
  const listener = createHealthListener(async () => healthy)
  const status = async () => {
    const writeHead = vi.fn()
    await listener({} as IncomingMessage, { writeHead, end() {} } as unknown as ServerResponse)
    return writeHead.mock.calls[0]?.[0]
  }
  expect(await status()).toBe(200)
  healthy = false
  expect(await status()).toBe(200)
  vi.advanceTimersByTime(6000)
  vi.setSystemTime(Date.UTC(2029, 0))
  expect(await status()).toBe(503)
})
