import { expect, it, vi } from 'vitest'
import dailyBuild, { config } from '../../netlify/functions/dailyBuild.ts'
import { startWebhook } from './support/webhook.ts'

it('starts a build at the hook just after midnight in Japan, and without one does nothing', async () => {
  expect(config.schedule).toBe('5 15 * * *')
  const { told, url } = await startWebhook()
  vi.stubEnv('BUILD_HOOK', undefined)
  await dailyBuild()
  expect(told).toEqual([])
  vi.stubEnv('BUILD_HOOK', url)
  expect((await dailyBuild()).status).toBe(204)
  expect(told).toHaveLength(1)
})

it('logs a hook that refuses or cannot be reached, without its address', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { url } = await startWebhook({ code: 404 })
  for (const hook of [url, 'http://127.0.0.1:1/secret']) {
    vi.stubEnv('BUILD_HOOK', hook)
    await dailyBuild()
  }
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(lines).toEqual([
    expect.stringMatching(/"event":"build-not-started","status":404/),
    expect.stringMatching(/"event":"build-not-started","fault"/),
  ])
  expect(lines.join('')).not.toContain('secret')
})
