import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testConfig, until } from './support/config.ts'
import { lockStore } from './support/openStore.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postJson } from './support/submit.ts'

async function locked() {
  const config = testConfig()
  const server = await startProcess(config)
  expect((await postJson(server.url, { ...good, message: 'before' })).status).toBe(200)
  return { url: server.url, release: await lockStore(join(config.dataDir, 'outbox.sqlite')) }
}

it('a foreign write lock delays no page, and forms for two seconds at most', async () => {
  const { url, release } = await locked()
  const begun = Date.now()
  const forms = [1, 2, 3].map(async (each) => {
    await pause(each * 100)
    const sent = Date.now()
    const { status } = await postJson(url, { ...good, message: `while locked ${each}` })
    return { status, waited: Date.now() - sent }
  })
  const waits: number[] = []
  while (Date.now() - begun < 2500) {
    const asked = performance.now()
    expect((await fetch(`${url}/about`)).status).toBe(200)
    waits.push(performance.now() - asked)
    await pause(20)
  }
  for (const { status, waited } of await Promise.all(forms)) {
    expect(status).toBe(503)
    expect(waited).toBeGreaterThan(1500)
    expect(waited).toBeLessThan(4000)
  }
  waits.sort((a, b) => a - b)
  console.log(`${waits.length} pages while locked, the slowest in ${waits.at(-1)?.toFixed()} ms`)
  expect(waits.length).toBeGreaterThan(30)
  expect(waits.at(-1)).toBeLessThan(1000)
  await release()
  await until(async () => (await postJson(url, { ...good, message: 'after' })).status === 200)
})

it('a form sent during a short lock is stored', async () => {
  const { url, release } = await locked()
  const answer = postJson(url, { ...good, message: 'meanwhile' })
  await pause(700)
  await release()
  expect((await answer).status).toBe(200)
})
