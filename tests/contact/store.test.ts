import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEntry } from '../../contact/outboxEntry.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import type { ServerConfig } from '../../server/config.ts'
import { startServer } from '../../server/startServer.ts'
import { testsAll } from '../support/testsAll.ts'
import { memoryLog, testConfig, until } from './support/config.ts'
import { openStore } from './support/openStore.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'
import { startWebhook } from './support/webhook.ts'

const fileOf = ({ dataDir }: ServerConfig) => join(dataDir, 'outbox.sqlite')
const post = (url: string, message: string) => postJson(url, { ...good, message })
const stored = async (config: ServerConfig) => {
  return (await openStore(fileOf(config)).list()).map(({ inquiry }) => inquiry.message).sort()
}

describe('a store that is removed while the server runs', () => {
  const ways: Record<string, (config: ServerConfig) => void> = {
    'its folder': ({ dataDir }) => rmSync(dataDir, { recursive: true }),
    'its file': (config) => rmSync(fileOf(config)),
    'its log': (config) => rmSync(`${fileOf(config)}-wal`),
    'its file and what is beside it': (config) => {
      for (const end of ['', '-wal', '-shm']) rmSync(fileOf(config) + end)
    },
  }

  it.each(Object.entries(ways))('loses no inquiry: %s', async (_name, takeAway) => {
    const { told, url: alarmUrl } = await startWebhook()
    const config = testConfig({ alarmUrl })
    const server = await startProcess({ ...config, hold: true })
    for (const message of ['1', '2', '3']) {
      expect((await post(server.url, message)).status).toBe(200)
    }
    takeAway(config)
    for (const message of ['4', '5']) expect((await post(server.url, message)).status).toBe(200)
    await until(async () => (await fetch(`${server.url}/healthz`)).status === 503)
    await until(() => told.some((text) => text.includes('was removed or replaced')))
    await server.end('SIGKILL')
    expect(await stored(config)).toEqual(['1', '2', '3', '4', '5'])
  })

  // The server looks every ten seconds.
  it.runIf(testsAll)('is noticed without a request', async () => {
    const { told, url: alarmUrl } = await startWebhook()
    const config = testConfig({ alarmUrl })
    const { events, ...server } = await startTestServer(config)
    await post(server.url, 'before')
    await until(async () => (await server.outbox.list())[0]?.state === 'sent')
    rmSync(config.dataDir, { recursive: true })
    await until(() => events.some(({ event }) => event === 'store-replaced'), 60_000)
    await until(() => told.length > 0)
    expect(await stored(config)).toEqual(['before'])
  })

  it('gets what a backup in its place lacks', async () => {
    const config = testConfig()
    const server = await startProcess({ ...config, hold: true })
    await post(server.url, '1')
    const copy = join(config.dataDir, 'copy.sqlite')
    const outbox = new SqliteOutbox(fileOf(config))
    await outbox.purge(0)
    await outbox.close()
    cpSync(fileOf(config), copy)
    await post(server.url, '2')
    for (const end of ['', '-wal', '-shm']) rmSync(fileOf(config) + end)
    cpSync(copy, fileOf(config))
    await post(server.url, '3')
    await server.end('SIGKILL')
    expect(await stored(config)).toEqual(['1', '2', '3'])
  })
})

describe('a store that is changed while the server runs', () => {
  /** Posts 1 to 4, and makes a backup after 2; then all are in the store's file, and its log is empty. */
  async function backupOfTwo(url: string, config: ServerConfig): Promise<string> {
    const copy = join(config.dataDir, 'copy.sqlite')
    for (const message of ['1', '2']) await post(url, message)
    const outbox = new SqliteOutbox(fileOf(config))
    await outbox.backup(copy)
    for (const message of ['3', '4']) await post(url, message)
    await outbox.purge(0)
    await outbox.close()
    return copy
  }

  it('keeps what a backup lacks that was moved into its place beside the old log', async () => {
    const config = testConfig()
    const server = await startProcess({ ...config, hold: true })
    const copy = await backupOfTwo(server.url, config)
    await post(server.url, '5')
    renameSync(copy, fileOf(config))
    await until(async () => (await post(server.url, '6')).status === 200)
    await server.end('SIGKILL')
    expect(await stored(config)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('keeps what a backup lacks that was copied over it', async () => {
    const config = testConfig()
    const { log, events } = memoryLog()
    const server = await startServer(config, { log })
    const copy = await backupOfTwo(server.url, config)
    cpSync(copy, fileOf(config))
    await until(async () => (await post(server.url, '5')).status === 200)
    expect(events.some(({ event }) => event === 'store-replaced')).toBe(true)
    await server.close(0)
    expect(await stored(config)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is noticed when truncated, and confirms nothing that is not stored', async () => {
    const config = testConfig()
    const { events, ...server } = await startTestServer(config)
    await post(server.url, '1')
    const outbox = new SqliteOutbox(fileOf(config))
    await outbox.purge(0)
    await outbox.close()
    truncateSync(fileOf(config), 0)
    await until(async () => (await post(server.url, 'after')).status === 200)
    expect(events.some(({ event }) => event === 'store-replaced')).toBe(true)
    expect(await stored(config)).toContain('after')
    expect(readdirSync(config.dataDir).some((name) => name.includes('-damaged-'))).toBe(true)
  })
})

describe('a damaged store', () => {
  it('is reported when only some pages are damaged', async () => {
    const config = testConfig()
    const filled = new SqliteOutbox(fileOf(config))
    for (let at = 0; at < 200; at += 1)
      await filled.accept(
        createEntry({ ...good, language: 'ja', message: `${at} `.repeat(50) }, at),
      )
    await filled.purge(0)
    await filled.close()
    const bytes = readFileSync(fileOf(config))
    bytes.fill(0x55, 4096 * 3, 4096 * 5)
    writeFileSync(fileOf(config), bytes)
    const { events, ...server } = await startTestServer(config)
    expect(events.some(({ event }) => event === 'store-damaged')).toBe(true)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
    expect((await post(server.url, 'refused')).status).toBe(503)
  })

  it('keeps pages served, names the remedy, and is used again once it was moved', async () => {
    const { told, url: alarmUrl } = await startWebhook()
    const config = testConfig({ alarmUrl })
    await (await startServer(config, { log: () => {} })).close(0)
    writeFileSync(fileOf(config), 'damaged '.repeat(1000))
    const { events, ...server } = await startTestServer(config)
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
    expect((await post(server.url, 'refused')).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
    await until(() => told.some((text) => text.includes('is not writable')))
    const text = String(events.find(({ event }) => event === 'store-damaged')?.text)
    expect(text).toContain(`${fileOf(config)} is damaged`)
    expect(text).toContain('move it and the files beside it aside')
    for (const name of readdirSync(config.dataDir).filter((name) => name.startsWith('outbox'))) {
      rmSync(join(config.dataDir, name))
    }
    await until(async () => (await post(server.url, 'taken')).status === 200)
    expect(await stored(config)).toEqual(['taken'])
  })
})
