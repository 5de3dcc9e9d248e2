import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BlobsOutbox } from '../../contact/blobs/BlobsOutbox.ts'
import { createEntry } from '../../contact/entry.ts'
import type { Inquiry } from '../../contact/inquiry.ts'
import {
  type Claim,
  type Outbox,
  receiptsPerDay,
  type Stored,
  type Verdict,
} from '../../contact/outbox.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { fakeBlobs } from './support/blob-server.ts'
import { temporary } from './support/config.ts'
import { good } from './support/submit.ts'

// What both stores promise. `open` gives another worker's view of the same outbox at each call.
const lease = 1000
type Retried = Outbox & { retry(id: string, now: number): Promise<boolean> }
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
// The last minute of a ten-minute span: where duplicates are hardest to see.
const noon = Date.UTC(2025, 10, 21, 3, 9)
const inquiry = (message: string): Inquiry => ({ ...good, language: 'ja', message })
const entry = (message: string, at = noon) => createEntry(inquiry(message), at)

async function claimed(outbox: Outbox, now: number): Promise<Claim> {
  const claim = await outbox.claim(now)
  if (!claim) throw new Error('nothing was due')
  return claim
}

describe.each(stores)('outbox on %s', (_name, make) => {
  it('hands out what was accepted, once', async () => {
    const outbox = make()()
    expect(await outbox.accept(entry('a'))).toBe('stored')
    const claim = await claimed(outbox, noon)
    expect(claim).toMatchObject({ ...entry('a'), attempts: 1, refusals: 0, queuedAt: noon })
    expect(await outbox.claim(noon)).toBeNull()
    await outbox.settle(claim, { state: 'sent' }, noon)
    expect(await outbox.claim(noon + 10 * lease)).toBeNull()
  })

  it('takes the same text within ten minutes once, before and after it was sent', async () => {
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

  it('lets no two of many workers send one entry', async () => {
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

  it('gives an entry to the next worker when a lease runs out, and ignores the late one', async () => {
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

  it('hands out the entry that is due longest first', async () => {
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
    'a retry of a %s one starts its clock again',
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
      expect([await outbox.claim(week + minute), await outbox.probe(noon - minute)]).toEqual([
        null,
        null,
      ])
    },
  )

  it('keeps what is dead, removes what was sent long ago, and tells how old the oldest is', async () => {
    const outbox = make()()
    expect(await outbox.probe(0)).toBeNull()
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
    expect(await outbox.probe(noon + minute)).toBe(noon)
    expect(await outbox.purge(noon - minute)).toBe(0)
    expect(await outbox.purge(noon + 30 * minute)).toBe(1)
    const last = await claimed(outbox, noon + 60 * minute)
    expect(last.inquiry.message).toBe('waits')
    await outbox.settle(last, { state: 'sent' }, noon + 60 * minute)
    expect(await outbox.probe(noon - minute)).toBe(noon)
    expect(await outbox.probe(noon + minute)).toBeNull()
  })

  it('allows one automatic answer a day for each address, and a hundred in all', async () => {
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

// What the staff asks of a store.
const staffStores: [string, () => () => Staffed][] = [
  [
    'Netlify Blobs',
    () => {
      const blobs = fakeBlobs()
      return () => new BlobsOutbox(blobs.store(), lease)
    },
  ],
]

type Staffed = Retried &
  Pick<BlobsOutbox, 'retryAll' | 'erase'> & {
    acknowledge(id: string, note: string, now: number): Promise<boolean>
    list(): Promise<Stored[]>
  }

describe.each(staffStores)('the staff, on %s', (_name, make) => {
  it('makes all that wait due, one after the other', async () => {
    const outbox = make()()
    const nextAt = noon + 4 * 60 * minute
    for (let i = 0; i < 7; i += 1) await outbox.accept(entry(`text ${i}`))
    for (let i = 0; i < 7; i += 1) {
      const claim = await claimed(outbox, noon)
      await outbox.settle(claim, { state: 'pending', nextAt, refusals: 0, fault: 'down' }, noon)
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

  it('says that a dead inquiry was dealt with', async () => {
    const outbox = make()()
    const { id } = entry('a')
    await outbox.accept(entry('a'))
    expect(await outbox.acknowledge(id, 'too early', noon)).toBe(false)
    const verdict: Verdict = { state: 'dead', refusals: 8, fault: '550' }
    await outbox.settle(await claimed(outbox, noon), verdict, noon)
    expect(await outbox.probe(0)).toBe(noon)
    expect(await outbox.acknowledge(id, 'answered by telephone', noon)).toBe(true)
    expect(await outbox.probe(0)).toBeNull()
    expect(await outbox.list()).toMatchObject([{ id, state: 'dead' }])
    // It may be sent all the same, and may die again.
    expect(await outbox.retry(id, noon + minute)).toBe(true)
    await outbox.settle(await claimed(outbox, noon + minute), verdict, noon + minute)
    expect(await outbox.probe(0)).toBe(noon)
  })

  it.each(['new', 'waiting', 'sent', 'dead'])('erases one that is %s', async (state) => {
    const outbox = make()()
    const { id } = entry('a')
    await outbox.accept(entry('a'))
    await outbox.accept(entry('another'))
    const verdicts: Record<string, Verdict> = {
      waiting: { state: 'pending', nextAt: noon + minute, refusals: 0, fault: 'down' },
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

  it('erases one that is being sent, whatever becomes of it', async () => {
    const outbox = make()()
    const verdicts: Verdict[] = [
      { state: 'sent' },
      { state: 'dead', refusals: 8, fault: '550' },
      { state: 'pending', nextAt: noon, refusals: 0, fault: 'down' },
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

  it('does not send again what was sent while its double was being written', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    const written = [...blobs.content].filter(([key]) => /pending|due/.test(key))
    expect(written).toHaveLength(2)
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    for (const [key, content] of written) blobs.content.set(key, content)
    expect(await outbox.claim(noon + lease)).toBeNull()
    expect([...blobs.content.keys()]).toEqual([`site:test/sent/${entry('a').id}`])
  })

  it('leaves only the record of a delivery behind', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    await outbox.settle(await claimed(outbox, noon), { state: 'sent' }, noon)
    expect([...blobs.content.keys()]).toEqual([`site:test/sent/${entry('a').id}`])
  })
})
