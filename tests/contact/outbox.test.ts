import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { BlobsOutbox } from '../../contact/blobs/BlobsOutbox.ts'
import type { Inquiry } from '../../contact/inquiry.ts'
import {
  type Claim,
  type LocalOutbox,
  type Outbox,
  receiptsPerDay,
  retrySpacing,
  type Verdict,
} from '../../contact/outbox.ts'
import { createEntry } from '../../contact/outboxEntry.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { fakeBlobs } from './support/blob-server.ts'
import { temporary } from './support/config.ts'
import { good } from './support/submit.ts'

// The contract of both stores. Each call of `open` returns another worker's view of the same outbox.
const lease = 1000
type Retried = Outbox &
  Pick<
    LocalOutbox,
    'retry' | 'retryAll' | 'retryDead' | 'resend' | 'erase' | 'acknowledge' | 'list'
  >
const stores: [string, () => () => Retried][] = [
  [
    'SQLite',
    () => {
      const path = join(temporary(), 'outbox.sqlite')
      return () => new SqliteOutbox(path, lease)
    },
  ],
  [
    'Netlify Blobs',
    () => {
      const blobs = fakeBlobs()
      return () => new BlobsOutbox(blobs.store(), lease)
    },
  ],
]

const minute = 60_000
// The last minute of a ten-minute interval, where duplicates are hardest to detect.
const noon = Date.UTC(2025, 10, 21, 3, 9)
const inquiry = (message: string): Inquiry => ({ ...good, language: 'ja', message })
const entry = (message: string, at = noon) => createEntry(inquiry(message), at)

async function claimed(outbox: Outbox, now: number): Promise<Claim> {
  const claim = await outbox.claim(now)
  if (!claim) throw new Error('nothing was due')
  return claim
}

describe.each(stores)('outbox on %s', (_name, make) => {
  it('hands out an accepted entry once', async () => {
    const outbox = make()()
    expect(await outbox.accept(entry('a'))).toBe('stored')
    const claim = await claimed(outbox, noon)
    expect(claim).toMatchObject({ ...entry('a'), attempts: 1, refusals: 0, queuedAt: noon })
    expect(await outbox.claim(noon)).toBeNull()
    await outbox.settle(claim, { state: 'sent' }, noon)
    expect(await outbox.claim(noon + 10 * lease)).toBeNull()
  })

  it('accepts the same text within ten minutes once, before and after it was sent', async () => {
    const outbox = make()()
    await outbox.accept(entry('a'))
    expect(await outbox.accept(entry('a', noon + 9 * minute))).toBe('duplicate')
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    expect(await outbox.accept(entry('a', noon + 30_000))).toBe('duplicate')
    expect(await outbox.accept(entry('a', noon + 9 * minute))).toBe('duplicate')
    expect(await outbox.claim(noon + 9 * minute)).toBeNull()
    expect(await outbox.accept(entry('b', noon + 1))).toBe('stored')
    expect(await outbox.accept(entry('a', noon + 10 * minute))).toBe('stored')
  })

  it('makes one mail of a double click', async () => {
    const outbox = make()()
    await Promise.all(Array.from({ length: 5 }, () => outbox.accept(entry('a'))))
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    expect(await outbox.claim(noon + 10 * lease)).toBeNull()
  })

  it('never lets two workers send one entry', async () => {
    const open = make()
    const first = open()
    for (let i = 0; i < 12; i += 1) await first.accept(entry(`text ${i}`))
    const drain = async () => {
      const outbox = open()
      const ids: string[] = []
      for (let idle = 0; idle < 3; ) {
        const claim = await outbox.claim(noon)
        if (claim) {
          ids.push(claim.id)
          await outbox.settle(claim, { state: 'sent' }, noon)
        } else idle += 1
      }
      return ids
    }
    const sent = (await Promise.all(Array.from({ length: 6 }, drain))).flat()
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
  })

  it('gives an entry to the next worker when a lease expires, and ignores the late one', async () => {
    const open = make()
    const [slow, fast] = [open(), open()]
    await slow.accept(entry('a'))
    const late = await claimed(slow, noon)
    expect(await fast.claim(noon + lease - 1)).toBeNull()
    const next = await claimed(fast, noon + lease + 1)
    expect(next).toMatchObject({ id: late.id, attempts: 2 })
    const nextAt = noon + 60 * minute
    await slow.settle(late, { state: 'pending', nextAt, refusals: 0, fault: 'late' }, noon)
    await slow.settle(late, { state: 'dead', refusals: 9, fault: 'late' }, noon)
    await fast.settle(
      next,
      { state: 'pending', nextAt: noon + 2 * lease, refusals: 1, fault: 'x' },
      noon,
    )
    expect(await claimed(fast, noon + 2 * lease)).toMatchObject({
      attempts: 3,
      refusals: 1,
      fault: 'x',
    })
  })

  it('waits until an entry is due', async () => {
    const outbox = make()()
    await outbox.accept(entry('a'))
    const nextAt = noon + 30_000
    const claim = await claimed(outbox, noon)
    await outbox.settle(claim, { state: 'pending', nextAt, refusals: 0, fault: 'down' }, noon)
    expect(await outbox.claim(nextAt - 1)).toBeNull()
    expect(await claimed(outbox, nextAt)).toMatchObject({ attempts: 2, fault: 'down' })
  })

  it('hands out the entry that has been due longest first', async () => {
    const outbox = make()()
    const waits = { late: 50 * minute, soon: 10 * minute, next: 20 * minute }
    for (const text of Object.keys(waits)) await outbox.accept(entry(text))
    for (const _ of Object.keys(waits)) {
      const claim = await claimed(outbox, noon)
      const nextAt = noon + waits[claim.inquiry.message as keyof typeof waits]
      await outbox.settle(claim, { state: 'pending', nextAt, refusals: 0, fault: 'down' }, noon)
    }
    const order: string[] = []
    for (const _ of Object.keys(waits)) {
      order.push((await claimed(outbox, noon + 60 * minute)).inquiry.message)
    }
    expect(order).toEqual(['soon', 'next', 'late'])
  })

  it.each(['dead', 'pending'] as const)(
    'restarts the five days when a %s entry is retried',
    async (was) => {
      const outbox = make()()
      const { id } = entry('old')
      await outbox.accept(entry('old'))
      const nextAt = noon + 4 * 60 * minute
      const verdict: Verdict =
        was === 'dead'
          ? { state: 'dead', refusals: 8, fault: '550' }
          : { state: 'pending', nextAt, refusals: 3, fault: 'down' }
      await outbox.settle(await claimed(outbox, noon), verdict, noon)
      const week = noon + 7 * 24 * 60 * minute
      const again = was === 'dead' ? week : noon + minute
      expect(await outbox.claim(noon + minute)).toBeNull()
      expect(await outbox.retry(id, again)).toBe(true)
      const claim = await claimed(outbox, again)
      expect(claim).toMatchObject({ ...entry('old'), queuedAt: again, attempts: 1, refusals: 0 })
      expect(await outbox.retry(id, again)).toBe(false)
      await outbox.settle(claim, { state: 'sent' }, again)
      expect(await outbox.retry(id, again)).toBe(false)
      expect(await outbox.retry('unknown', again)).toBe(false)
      expect(await outbox.claim(week + minute)).toBeNull()
      expect(await outbox.probe()).toMatchObject({ oldestPending: null, dead: 0 })
    },
  )

  it('reports wrong settings although the oldest waits for another reason', async () => {
    const outbox = make()()
    const put = async (at: number, fault: string) => {
      await outbox.accept(entry(fault, at))
      const claim = await claimed(outbox, at)
      const nextAt = at + 60 * minute
      await outbox.settle(claim, { state: 'pending', nextAt, refusals: 0, fault }, at)
    }
    await put(noon, 'temporary: 451')
    expect(await outbox.probe()).toMatchObject({ misconfigured: false })
    await put(noon + minute, 'configuration: EAUTH')
    expect(await outbox.probe()).toMatchObject({ oldestPending: noon, misconfigured: true })
    // As long as one entry waits for them.
    const later = noon + 3 * 60 * minute
    for (let count = 0; count < 2; count += 1) {
      const claim = await claimed(outbox, later)
      const verdict = { state: 'pending', refusals: 0, fault: 'temporary: x' } as const
      await outbox.settle(claim, { ...verdict, nextAt: later + 60 * minute }, later)
    }
    expect(await outbox.probe()).toMatchObject({ misconfigured: false })
  })

  it('keeps dead entries, purges old sent ones, and reports what waits', async () => {
    const outbox = make()()
    const nothing = { waiting: 0, oldestPending: null, dead: 0, misconfigured: false }
    expect(await outbox.probe()).toEqual(nothing)
    const verdicts: Record<string, Verdict> = {
      sent: { state: 'sent' },
      dead: { state: 'dead', refusals: 8, fault: '550' },
      waits: { state: 'pending', nextAt: noon + 60 * minute, refusals: 0, fault: 'down' },
    }
    for (const text of Object.keys(verdicts)) await outbox.accept(entry(text, noon))
    for (const _ of Object.keys(verdicts)) {
      const claim = await claimed(outbox, noon)
      await outbox.settle(claim, verdicts[claim.inquiry.message] as Verdict, noon)
    }
    expect(await outbox.probe()).toEqual({ ...nothing, waiting: 1, oldestPending: noon, dead: 1 })
    expect(await outbox.purge(noon - minute)).toBe(0)
    expect(await outbox.purge(noon + 30 * minute)).toBe(1)
    const last = await claimed(outbox, noon + 60 * minute)
    expect(last.inquiry.message).toBe('waits')
    await outbox.settle(last, { state: 'sent' }, noon + 60 * minute)
    expect(await outbox.probe()).toEqual({ ...nothing, dead: 1 })
  })

  it('allows one automatic answer a day per address, and a hundred in all', async () => {
    const outbox = make()()
    const today = Date.now()
    expect(await outbox.mayConfirm('A@b.jp', today)).toBe(true)
    expect(await outbox.mayConfirm('a@B.jp', today)).toBe(false)
    const more = Array.from({ length: receiptsPerDay }, (_, i) =>
      outbox.mayConfirm(`${i}@b.jp`, today),
    )
    const allowed = (await Promise.all(more)).filter(Boolean).length
    expect(allowed).toBeGreaterThanOrEqual(receiptsPerDay - 1)
    expect(await outbox.mayConfirm('z@b.jp', today)).toBe(false)
    expect(await outbox.mayConfirm('a@b.jp', today + 24 * 60 * minute)).toBe(true)
  })
})

describe.each(stores)('a clock that is set back, on %s', (_name, make) => {
  const capWaits = (outbox: Outbox, now: number) =>
    outbox instanceof SqliteOutbox
      ? outbox.followClock(now, null).then(({ moved }) => moved)
      : (outbox as BlobsOutbox).repair(now)

  it('lets nothing wait longer than the longest retry delay', async () => {
    const outbox = make()()
    await outbox.accept(entry('waits'))
    const verdict = { state: 'pending', refusals: 1, fault: 'refused: x' } as const
    const nextAt = noon + 4 * 60 * minute
    await outbox.settle(await claimed(outbox, noon), { ...verdict, nextAt }, noon)
    await outbox.accept(entry('ahead', noon + 365 * 24 * 60 * minute))
    expect(await outbox.claim(noon)).toBeNull()
    expect(await capWaits(outbox, noon)).toBe(1)
    const ahead = await claimed(outbox, noon)
    expect(ahead.inquiry.message).toBe('ahead')
    await outbox.settle(ahead, { state: 'sent' }, noon)
    expect(await outbox.claim(noon)).toBeNull()
    expect(await capWaits(outbox, noon)).toBe(0)
    expect((await claimed(outbox, nextAt)).inquiry.message).toBe('waits')
  })
})

describe.each(stores)("the staff's commands, on %s", (_name, make) => {
  it('make all waiting entries due, spread out', async () => {
    const outbox = make()()
    const nextAt = noon + 4 * 60 * minute
    for (let i = 0; i < 7; i += 1) await outbox.accept(entry(`text ${i}`))
    for (let i = 0; i < 7; i += 1) {
      const claim = await claimed(outbox, noon)
      await outbox.settle(
        claim,
        { state: 'pending', nextAt, refusals: 0, fault: 'temporary: down' },
        noon,
      )
    }
    expect(await outbox.claim(noon + minute)).toBeNull()
    expect(await outbox.retryAll(noon + minute)).toBe(7)
    const first = await claimed(outbox, noon + minute)
    expect(first).toMatchObject({ queuedAt: noon, attempts: 2 })
    expect(await outbox.claim(noon + minute)).toBeNull()
    await outbox.settle(first, { state: 'sent' }, noon + minute)
    const ids = new Set([first.id])
    for (let i = 1; i < 7; i += 1) ids.add((await claimed(outbox, noon + 2 * minute)).id)
    expect(ids.size).toBe(7)
    expect(await outbox.retryAll(noon + 2 * minute)).toBe(0)
  })

  it('retry all dead entries, and resend a delivered one', async () => {
    const outbox = make()()
    const verdicts: Verdict[] = [
      { state: 'dead', refusals: 0, fault: 'temporary: x' },
      { state: 'dead', refusals: 8, fault: 'refused: x' },
      { state: 'dead', refusals: 8, fault: 'dealt with' },
      { state: 'sent' },
    ]
    const taken: string[] = []
    for (const [index, verdict] of verdicts.entries()) {
      await outbox.accept(entry(`${index}`, noon + index))
      const claim = await claimed(outbox, noon + index)
      taken.push(claim.id)
      await outbox.settle(claim, verdict, noon)
    }
    const [, , dealtWith = '', delivered = ''] = taken
    await outbox.acknowledge(dealtWith, 'telephoned', noon)
    const later = noon + 6 * 24 * 60 * minute
    expect(await outbox.retryDead(later)).toBe(2)
    expect(await outbox.resend(dealtWith, later)).toBe(false)
    expect(await outbox.resend(delivered, later)).toBe(true)
    const again: Claim[] = []
    for (let count = 0; count < 3; count += 1) again.push(await claimed(outbox, later + minute))
    expect(again.map(({ id }) => id).sort()).toEqual([...taken.slice(0, 2), delivered].sort())
    expect(again.map(({ queuedAt, attempts }) => [queuedAt, attempts])).toEqual(
      again.map(() => [later, 1]),
    )
    for (const claim of again) await outbox.settle(claim, { state: 'sent' }, later)
    expect(await outbox.claim(later + minute)).toBeNull()
    expect(await outbox.probe()).toMatchObject({ oldestPending: null, dead: 0 })
  })

  it('acknowledge a dead entry', async () => {
    const outbox = make()()
    const { id } = entry('a')
    await outbox.accept(entry('a'))
    expect(await outbox.acknowledge(id, 'too early', noon)).toBe(false)
    const verdict: Verdict = { state: 'dead', refusals: 8, fault: '550' }
    await outbox.settle(await claimed(outbox, noon), verdict, noon)
    expect((await outbox.probe()).dead).toBe(1)
    expect(await outbox.acknowledge(id, 'answered by telephone', noon)).toBe(true)
    expect((await outbox.probe()).dead).toBe(0)
    expect(await outbox.list()).toMatchObject([{ id, state: 'dead' }])
    // It may be retried all the same, and may die again.
    expect(await outbox.retry(id, noon + minute)).toBe(true)
    await outbox.settle(await claimed(outbox, noon + minute), verdict, noon + minute)
    expect((await outbox.probe()).dead).toBe(1)
  })

  it.each(['new', 'waiting', 'sent', 'dead'])('erase one that is %s', async (state) => {
    const outbox = make()()
    const { id } = entry('a')
    await outbox.accept(entry('a'))
    await outbox.accept(entry('another'))
    const verdicts: Record<string, Verdict> = {
      waiting: { state: 'pending', nextAt: noon + minute, refusals: 0, fault: 'temporary: down' },
      sent: { state: 'sent' },
      dead: { state: 'dead', refusals: 8, fault: '550' },
    }
    const verdict = verdicts[state]
    const claims = [await claimed(outbox, noon), await claimed(outbox, noon)]
    for (const claim of verdict ? claims : []) await outbox.settle(claim, verdict as Verdict, noon)
    expect(await outbox.erase(id)).toBe(true)
    expect((await outbox.list()).map(({ inquiry }) => inquiry.message)).toEqual(['another'])
    expect(await outbox.erase(id)).toBe(false)
  })

  it('erase one that is being sent, whatever its result', async () => {
    const outbox = make()()
    const verdicts: Verdict[] = [
      { state: 'sent' },
      { state: 'dead', refusals: 8, fault: '550' },
      { state: 'pending', nextAt: noon, refusals: 0, fault: 'temporary: down' },
    ]
    for (const [i, verdict] of verdicts.entries()) {
      await outbox.accept(entry(`text ${i}`))
      const claim = await claimed(outbox, noon)
      expect(await outbox.erase(claim.id)).toBe(true)
      await outbox.settle(claim, verdict, noon)
      expect(await outbox.list()).toEqual([])
      expect(await outbox.claim(noon + 60 * minute)).toBeNull()
    }
  })
})

describe('outbox on Netlify Blobs', () => {
  const open = () => {
    const blobs = fakeBlobs()
    return { blobs, outbox: new BlobsOutbox(blobs.store(), lease) }
  }

  it.each([400, 401])('rejects an inquiry while the store answers %i', async (status) => {
    const { blobs, outbox } = open()
    blobs.broken = status
    await expect(outbox.accept(entry('a'))).rejects.toThrow()
    await expect(outbox.claim(noon)).rejects.toThrow()
    blobs.broken = null
    expect(await outbox.accept(entry('a'))).toBe('stored')
  })

  it('does not resend an entry that was sent while its duplicate was written', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    const written = [...blobs.content].filter(([key]) => /pending|due/.test(key))
    expect(written).toHaveLength(2)
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    for (const [key, content] of written) blobs.content.set(key, content)
    expect(await outbox.claim(noon + lease)).toBeNull()
    expect([...blobs.content.keys()]).toEqual([`site:test/sent/${entry('a').id}`])
  })
})

describe('outbox on SQLite', () => {
  const open = () => {
    const path = join(temporary(), 'outbox.sqlite')
    return { path, outbox: new SqliteOutbox(path, lease) }
  }
  const wait = (fault: string, nextAt = noon + 60 * minute): Verdict => ({
    state: 'pending',
    nextAt,
    refusals: 0,
    fault,
  })

  it('makes those due that waited for the mail server or our settings, oldest first and spread out', async () => {
    const { outbox } = open()
    const faults = [
      'temporary: x',
      'configuration: x',
      'refused: x',
      'unconfirmed: x',
      'temporary: y',
    ]
    for (const [index, fault] of faults.entries()) {
      await outbox.accept(entry(fault, noon + index))
      await outbox.settle(await claimed(outbox, noon + index), wait(fault), noon)
    }
    await outbox.accept(entry('being sent', noon))
    await claimed(outbox, noon + 10)
    const now = noon + minute
    expect(await outbox.retryAll(now)).toBe(3)
    const times = (await outbox.list()).map(({ inquiry, nextAt }) => [
      inquiry.message,
      nextAt - now,
    ])
    expect(Object.fromEntries(times)).toEqual({
      'being sent': 10 + lease - minute,
      'temporary: x': 0,
      'configuration: x': retrySpacing,
      'refused: x': 59 * minute,
      'unconfirmed: x': 59 * minute,
      'temporary: y': 2 * retrySpacing,
    })
    expect(await outbox.retryAll(now)).toBe(0)
  })

  it('leaves an entry that is being sent to its worker for one lease, when the clock is set back', async () => {
    const { outbox } = open()
    await outbox.accept(entry('a', noon + 365 * 24 * 60 * minute))
    const { id } = await claimed(outbox, noon + 366 * 24 * 60 * minute)
    expect(await outbox.followClock(noon, null)).toMatchObject({ moved: 1 })
    expect(await outbox.claim(noon + lease - 1)).toBeNull()
    expect(await claimed(outbox, noon + lease)).toMatchObject({ id, queuedAt: noon })
  })

  it('remembers an acknowledgement, purges the entry in time, and retries it on request', async () => {
    const { outbox } = open()
    for (const text of ['a', 'b']) {
      await outbox.accept(entry(text))
      await outbox.settle(
        await claimed(outbox, noon),
        { state: 'dead', refusals: 8, fault: 'x' },
        noon,
      )
    }
    const later = noon + 24 * 60 * minute
    expect(await outbox.acknowledge(entry('a').id, 'telephoned', later)).toBe(true)
    expect(await outbox.probe()).toMatchObject({ dead: 1 })
    expect((await outbox.list()).find(({ id }) => id === entry('a').id)?.note).toBe('telephoned')
    expect(await outbox.purge(later)).toBe(0)
    expect(await outbox.purge(later + 1)).toBe(1)
    expect(await outbox.acknowledge(entry('a').id, 'again', later)).toBe(false)
    expect(await outbox.acknowledge(entry('b').id, 'telephoned', later)).toBe(true)
    expect(await outbox.retry(entry('b').id, later)).toBe(true)
    expect(await claimed(outbox, later)).toMatchObject({ note: null, queuedAt: later })
    expect(await outbox.acknowledge(entry('b').id, 'too late', later)).toBe(false)
  })

  // Long enough for overflow pages; without characters that JSON escapes.
  const secret = 'SECRET-'.repeat(700)
  const traces = (path: string) =>
    readdirSync(dirname(path)).filter((name) =>
      readFileSync(join(dirname(path), name)).includes('SECRET'),
    )

  it('leaves no byte of purged entries in any of its files', async () => {
    const { path, outbox } = open()
    await outbox.accept(entry(secret))
    await outbox.settle(await claimed(outbox, noon), wait('temporary: x', noon), noon)
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    expect(traces(path)).toContain('outbox.sqlite-wal')
    expect(await outbox.purge(noon + 1)).toBe(1)
    expect(traces(path)).toEqual([])
  })

  it('removes what stayed in the log while another process was reading', async () => {
    const { path, outbox } = open()
    await outbox.accept(entry(secret))
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    const reader = new DatabaseSync(path)
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM inquiries').all()
    expect(await outbox.purge(noon + 1)).toBe(1)
    expect(traces(path)).not.toEqual([])
    await expect(outbox.erase('anything')).rejects.toThrow('run erase again')
    reader.close()
    expect(await outbox.purge(noon + 1)).toBe(0)
    expect(traces(path)).toEqual([])
  })

  it('erases one inquiry in any state, with its automatic answer, and nothing else', async () => {
    const { path, outbox } = open()
    await outbox.accept(createEntry({ ...inquiry(secret), email: 'SECRET@b.jp' }, noon))
    await outbox.accept(entry('another'))
    const sent = await claimed(outbox, noon)
    await outbox.mayConfirm('SECRET@b.jp', noon)
    expect(await outbox.erase(sent.id)).toBe(true)
    expect(traces(path)).toEqual([])
    expect(await outbox.mayConfirm('SECRET@b.jp', noon)).toBe(true)
    await outbox.settle(sent, { state: 'sent' }, noon)
    expect((await outbox.list()).map(({ inquiry }) => inquiry.message)).toEqual(['another'])
    expect(await outbox.erase(sent.id)).toBe(false)
  })

  it('records a delivery although another process held the lock for seconds', async () => {
    const { path, outbox } = open()
    await outbox.accept(entry('a'))
    const claim = await claimed(outbox, noon)
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.close(), 3000)
    const settled = outbox.settle(claim, { state: 'sent' }, noon)
    await expect(outbox.probe()).rejects.toThrow('locked')
    await settled
    expect(await outbox.list()).toMatchObject([{ state: 'sent' }])
  })

  it('is readable by its owner only, even where an open file existed', async () => {
    const { path, outbox } = open()
    await outbox.accept(entry('a'))
    const modes = () =>
      readdirSync(dirname(path)).map((name) => statSync(join(dirname(path), name)).mode & 0o777)
    expect(modes()).toEqual([0o600, 0o600, 0o600])
    for (const name of readdirSync(dirname(path))) chmodSync(join(dirname(path), name), 0o664)
    const again = new SqliteOutbox(path)
    expect(modes()).toEqual([0o600, 0o600, 0o600])
    expect(await again.list()).toHaveLength(1)
  })

  it('opens a file of an earlier version', async () => {
    const { path, outbox } = open()
    await outbox.accept(entry('a'))
    await outbox.close()
    const old = new DatabaseSync(path)
    old.exec(
      'ALTER TABLE inquiries DROP COLUMN note; ALTER TABLE inquiries DROP COLUMN unconfirmed',
    )
    old.close()
    const now = new SqliteOutbox(path)
    expect(await now.list()).toMatchObject([{ ...entry('a'), unconfirmed: 0, note: null }])
  })
})
