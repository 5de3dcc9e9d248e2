import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { createEntry } from '../../contact/outboxEntry.ts'
import { temporary, testConfig, until } from './support/config.ts'
import { openStore } from './support/openStore.ts'
import { canLookInto } from './support/processState.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postForm, postJson } from './support/submit.ts'

// The page cache survives a kill, so kill.test.ts would pass without a sync.
describe('success means stored on disk', () => {
  it('every commit of the live connection waits for the disk', async () => {
    const outbox = openStore()
    await outbox.accept(createEntry({ ...good, language: 'ja' }, Date.now()))
    expect(outbox.pragma('journal_mode')).toBe('wal')
    // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
    expect(outbox.pragma('synchronous')).toBe(2)
  })

  // With strace, the order of the server's system calls; without it, another connection shows what is
  // committed before the answer.
  const traced = spawnSync('strace', ['-V']).status === 0

  it(`the commit precedes each answer (${traced ? 'system calls' : 'committed rows'})`, async () => {
    const file = join(temporary(), 'trace')
    const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg'
    const tracer = ['strace', '-f', '-y', '-s', '20', '-e', calls, '-o', file]
    const config = testConfig()
    const server = await startProcess({ ...config, hold: true }, traced ? tracer : [])
    const reader = openStore(join(config.dataDir, 'outbox.sqlite'))
    const inquiries = 30
    for (let i = 0; i < inquiries; i += 1) {
      expect((await postJson(server.url, { ...good, message: `${i}` })).status).toBe(200)
      expect(await reader.list()).toHaveLength(i + 1)
    }
    await server.end('SIGKILL')
    if (!traced) return
    const marks = readFileSync(file, 'utf8').split('\n').flatMap(mark)
    expect(marks.filter((name) => name === 'answer')).toHaveLength(inquiries)
    // Its one worker claims the first entry and hangs; from then on every sync belongs to an inquiry.
    const own = marks
      .slice(marks.indexOf('answer', 0) + 1)
      .join(' ')
      .split('answer')
      .slice(2, -1)
    expect(own.length).toBeGreaterThan(10)
    for (const between of own) expect(between).toContain('sync')
  })
})

function mark(line: string): string[] {
  if (/f(data)?sync\(.*outbox\.sqlite-wal>\) += 0|<\.\.\. f(data)?sync resumed>.* = 0/.test(line))
    return ['sync']
  return line.includes('"HTTP/1.1 200 OK') ? ['answer'] : []
}

it('claims nothing when the lease cannot be written', async () => {
  const path = join(temporary(), 'outbox.sqlite')
  const outbox = openStore(path)
  await outbox.accept(createEntry({ ...good, language: 'ja' }, Date.now()))
  // Fails like a full disk: not when the row changes, but at the commit.
  const other = new DatabaseSync(path)
  other.exec(`CREATE TABLE room (id INTEGER PRIMARY KEY);
    CREATE TABLE writes (room INTEGER REFERENCES room DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER full AFTER UPDATE ON inquiries BEGIN INSERT INTO writes VALUES (1); END`)
  await expect(outbox.claim(Date.now())).rejects.toThrow()
  other.exec('DROP TRIGGER full')
  other.close()
  expect(await outbox.claim(Date.now())).toMatchObject({ attempts: 1 })
})

describe('a full disk', () => {
  // prlimit (util-linux) is for Linux only; elsewhere the file size of a running process cannot be limited.
  it.runIf(canLookInto)(
    "is answered with 503 and the visitor's text, and service resumes by itself (Linux)",
    async () => {
      const server = await startProcess(testConfig())
      const limit = (size: string) =>
        execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`])
      const health = async () => (await fetch(`${server.url}/healthz`)).status
      expect((await postJson(server.url, { ...good, message: 'before' })).status).toBe(200)
      // No file may grow any more: a full disk for the outbox.
      limit('1024')
      for (let i = 0; i < 3; i += 1) {
        const refused = await postJson(server.url, { ...good, message: 'while full' })
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      }
      const page = await postForm(server.url, { ...good, message: 'この文章は残ります' })
      expect(page.status).toBe(503)
      expect(await page.text()).toContain('この文章は残ります')
      expect(await health()).toBe(503)
      limit('unlimited')
      await until(
        async () => (await postJson(server.url, { ...good, message: 'after' })).status === 200,
      )
      await until(async () => (await health()) === 200)
      expect(await server.end('SIGTERM')).toBe(0)
    },
  )
})
