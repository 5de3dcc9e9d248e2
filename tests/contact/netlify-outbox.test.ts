import { getStore } from '@netlify/blobs'
import { describe, expect, it } from 'vitest'
import { BlobsOutbox } from '../../contact/blobs/BlobsOutbox.ts'
import type { Inquiry } from '../../contact/inquiry.ts'
import type { Verdict } from '../../contact/outbox.ts'
import { createEntry, type Entry } from '../../contact/outboxEntry.ts'
import { runNetlifyOutbox, type Stores } from '../../scripts/netlifyOutbox.ts'
import { type FakeBlobs, fakeBlobs } from './support/blob-server.ts'
import { good } from './support/submit.ts'

// Specific to Netlify: the queue of names, leftovers of crashes, and the staff's command.
const lease = 1000
const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2025, 10, 21, 3, 9)
const inquiry = (message: string): Inquiry => ({ ...good, language: 'ja', message })
const entry = (message: string, at = noon): Entry => createEntry(inquiry(message), at)
const later: Verdict = { state: 'pending', nextAt: noon + hour, refusals: 0, fault: 'down' }
const dead: Verdict = { state: 'dead', refusals: 8, fault: '550' }

function open(blobs: FakeBlobs = fakeBlobs()) {
  return { blobs, outbox: new BlobsOutbox(blobs.store(), lease) }
}

const keys = (blobs: FakeBlobs, place = /./) =>
  [...blobs.content.keys()]
    .map((key) => key.replace('site:test/', ''))
    .filter((key) => place.test(key))

async function settleNext(outbox: BlobsOutbox, now: number, verdict: Verdict): Promise<boolean> {
  const claim = await outbox.claim(now)
  if (claim) await outbox.settle(claim, verdict, now)
  return claim !== null
}

describe('the queue on Netlify Blobs', () => {
  it('costs the same however many wait', async () => {
    const { blobs, outbox } = open(fakeBlobs({ pageSize: 1000, distance: 0 }))
    const costs: number[] = []
    for (let i = 0; i < 120; i += 1) {
      await outbox.accept(entry(`text ${i}`))
      await settleNext(outbox, noon, later)
      if (i !== 0 && i !== 119) continue
      await outbox.accept(entry(`due ${i}`, noon + minute))
      // A cold start: nothing is known yet.
      const cold = new BlobsOutbox(blobs.store(), lease)
      blobs.calls.length = 0
      const claim = await cold.claim(noon + minute)
      expect(claim?.inquiry.message).toBe(`due ${i}`)
      costs.push(blobs.calls.length)
      if (claim) await cold.settle(claim, { state: 'sent' }, noon + minute)
    }
    expect(costs).toEqual([costs[0], costs[0]])
  })

  it('is not blocked by inquiries that are being sent', async () => {
    const { blobs, outbox } = open()
    for (let i = 0; i < 5; i += 1) await outbox.accept(entry(`text ${i}`))
    const workers = Array.from({ length: 5 }, () => new BlobsOutbox(blobs.store(), lease))
    const claims = []
    for (const worker of workers) claims.push(await worker.claim(noon))
    expect(new Set(claims.map((claim) => claim?.id)).size).toBe(5)
  })
})

describe('a stale list', () => {
  it('does not bring back what another worker postponed or sent meanwhile', async () => {
    for (const verdict of [later, { state: 'sent' } as const]) {
      const { blobs, outbox } = open()
      await outbox.accept(entry('a'))
      // The other worker comes between this one's list and its lease.
      blobs.afterList = () => settleNext(outbox, noon, verdict)
      expect(await new BlobsOutbox(blobs.store(), lease).claim(noon)).toBeNull()
      expect(keys(blobs, /lease/)).toEqual([])
      expect((await outbox.claim(noon + hour)) !== null).toBe(verdict === later)
    }
  })
})

type Act = (outbox: BlobsOutbox) => Promise<unknown>

/** Operations that may be interrupted, and their preparation. */
const acts: Record<string, { before: Act; act: Act }> = {
  'a delivery': {
    before: (outbox) => outbox.accept(entry('a')),
    act: (outbox) => settleNext(outbox, noon, { state: 'sent' }),
  },
  'an attempt that is put off': {
    before: (outbox) => outbox.accept(entry('a')),
    act: (outbox) => settleNext(outbox, noon, later),
  },
  'an attempt that ends it': {
    before: (outbox) => outbox.accept(entry('a')),
    act: (outbox) => settleNext(outbox, noon, dead),
  },
  'a retry of a dead one': {
    before: async (outbox) => {
      await outbox.accept(entry('a'))
      await settleNext(outbox, noon, dead)
    },
    act: (outbox) => outbox.retry(entry('a').id, noon + minute),
  },
  'a retry of all': {
    before: async (outbox) => {
      await outbox.accept(entry('a'))
      await settleNext(outbox, noon, later)
    },
    act: (outbox) => outbox.retryAll(noon + minute),
  },
}

describe('a crash between any two requests', () => {
  it.each(Object.entries(acts))('loses nothing: %s', async (_name, { before, act }) => {
    let ended = false
    for (let requests = 0; !ended; requests += 1) {
      const { blobs, outbox } = open()
      await before(outbox)
      blobs.calls.length = 0
      blobs.breaksAfter = requests
      ended = await act(outbox).then(
        () => true,
        () => false,
      )
      blobs.breaksAfter = Number.POSITIVE_INFINITY
      await outbox.repair(noon + 2 * minute)
      const [stored] = await outbox.list()
      expect([requests, stored?.inquiry.message]).toEqual([requests, 'a'])
      // A pending one is sent when due; a sent or dead one leaves only its record.
      if (stored?.state === 'pending') {
        expect([requests, await settleNext(outbox, noon + 2 * hour, { state: 'sent' })]).toEqual([
          requests,
          true,
        ])
      }
      while (await settleNext(outbox, noon + 3 * hour, { state: 'sent' })) {
        throw new Error(`sent twice after ${requests} requests`)
      }
      await outbox.repair(noon + 4 * hour)
      expect(keys(blobs, /pending|state|lease|due/)).toEqual([])
      expect(keys(blobs, /sent|dead/)).toHaveLength(1)
    }
  })

  it('loses nothing that was answered with success', async () => {
    for (let requests = 0; ; requests += 1) {
      const { blobs, outbox } = open()
      blobs.breaksAfter = requests
      const answer = await outbox.accept(entry('a')).catch(() => 'refused')
      const whole = blobs.calls.length < requests
      blobs.breaksAfter = Number.POSITIVE_INFINITY
      await outbox.repair(noon)
      const found = await settleNext(outbox, noon, { state: 'sent' })
      expect([requests, found]).toEqual([requests, answer === 'stored'])
      if (whole) return
    }
  })

  it('leaves an inquiry out of the queue only until the next repair', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    await settleNext(outbox, noon, later)
    for (const key of keys(blobs, /due/)) blobs.content.delete(`site:test/${key}`)
    expect(await outbox.claim(noon + 2 * hour)).toBeNull()
    expect(await outbox.repair(noon)).toBe(1)
    expect(await outbox.repair(noon)).toBe(0)
    expect(await outbox.claim(noon + hour - 1)).toBeNull()
    expect(await outbox.claim(noon + hour)).toMatchObject({ attempts: 2, fault: 'down' })
  })

  it('a repair leaves retried inquiries alone', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    await settleNext(outbox, noon, dead)
    // Only the new start time is written: before the inquiry waits again.
    const before = keys(blobs)
    for (let requests = 1; keys(blobs, /state/).length === 0; requests += 1) {
      blobs.content.delete(`site:test/lease/${entry('a').id}`)
      blobs.calls.length = 0
      blobs.breaksAfter = requests
      await outbox.retry(entry('a').id, noon + minute).catch(() => {})
    }
    blobs.breaksAfter = Number.POSITIVE_INFINITY
    await outbox.repair(noon + minute)
    expect(keys(blobs, /state|lease/)).toHaveLength(2)
    await outbox.repair(noon + hour)
    expect(keys(blobs)).toEqual(before)
  })

  it('a repair leaves inquiries that are being sent alone', async () => {
    const { blobs, outbox } = open()
    await outbox.accept(entry('a'))
    await outbox.claim(noon)
    const before = keys(blobs)
    expect(await outbox.repair(noon)).toBe(0)
    expect(keys(blobs)).toEqual(before)
  })
})

describe('an erasure', () => {
  it('leaves no blob, whatever was left over', async () => {
    const { blobs, outbox } = open()
    const { id } = entry('a')
    await outbox.accept(entry('a'))
    const orphans = keys(blobs).map((key): [string, string] => [
      `site:test/${key}`,
      blobs.content.get(`site:test/${key}`) ?? '',
    ])
    await settleNext(outbox, noon, dead)
    await outbox.acknowledge(id, 'called', noon)
    await outbox.mayConfirm(good.email, Date.now())
    await outbox.mayConfirm('other@b.jp', Date.now())
    for (const [key, content] of orphans) blobs.content.set(key, content)
    expect(await outbox.erase(id)).toBe(true)
    // The block against a sender that may still be running; it is empty, and the next repair removes it.
    expect(keys(blobs, /^(?!receipts)/)).toEqual([`lease/${id}`])
    expect(keys(blobs, /receipts/)).toHaveLength(1)
    await outbox.repair(Date.now() + hour)
    expect(keys(blobs, /^(?!receipts)/)).toEqual([])
  })

  it('that was interrupted is completed by the next one', async () => {
    for (let requests = 1, ended = false; !ended; requests += 1) {
      const { blobs, outbox } = open()
      await outbox.accept(entry('a'))
      await settleNext(outbox, noon, { state: 'sent' })
      await outbox.mayConfirm(good.email, Date.now())
      blobs.calls.length = 0
      blobs.breaksAfter = requests
      ended = await outbox.erase(entry('a').id).catch(() => false)
      blobs.breaksAfter = Number.POSITIVE_INFINITY
      await outbox.erase(entry('a').id)
      expect([requests, keys(blobs, /^(?!lease)/)]).toEqual([requests, []])
    }
  })
})

describe('npm run outbox:netlify', () => {
  // As on the staff's machine: with site id and token, by Netlify's API.
  const remote = (blobs: FakeBlobs): Stores => ({
    open: (name) => getStore({ name, siteID: 'site-id', token: 'token', fetch: blobs.fetch }),
    names: async () => ['inquiries-production', 'inquiries-deploy-preview', 'other'],
  })

  it('lists, shows, retries, acknowledges and erases', async () => {
    const blobs = fakeBlobs()
    const outbox = new BlobsOutbox(blobs.store('inquiries-production'), lease)
    const preview = new BlobsOutbox(blobs.store('inquiries-deploy-preview'), lease)
    const { id } = entry('one of many words')
    for (const each of [outbox, preview]) {
      await each.accept(entry('one of many words'))
      await settleNext(each, noon, dead)
    }
    const run = (...args: string[]) => runNetlifyOutbox(args, remote(blobs))
    expect(await run('list')).toMatch(`${id}  2025-11-21 12:09:00  dead`)
    expect(await run('list')).not.toContain('many words')
    expect(await run('done', id, 'answered', 'by', 'telephone')).toContain('dealt with')
    expect(await run('list')).toMatch(/ {2}done {2}.*\n0 pending, 0 sent, 0 dead, 1 done$/)
    const text = await run('show', id)
    expect(text).toContain('state: done')
    expect(text).toContain('note: answered by telephone')
    expect(text).toContain('one of many words')
    expect(await run('retry', id)).toBe(`${id} is due again.`)
    expect(await outbox.claim(Date.now())).toMatchObject({ id, attempts: 1 })
    await expect(run('retry', id)).rejects.toThrow('being sent now')
    await expect(run('done', id, 'x')).rejects.toThrow('pending, not dead')
    expect(await run('retry', '--all')).toMatch(/^0 /)
    expect(await run('erase', id)).toContain('erased')
    expect([await outbox.list(), await preview.list()]).toEqual([[], []])
    await expect(run('erase', id)).rejects.toThrow('There is no inquiry')
  })

  it.each([[[]], [['show']], [['done', 'ID']], [['nonsense', 'ID']]])(
    'answers %j with its usage',
    async (args) => {
      await expect(runNetlifyOutbox(args, remote(fakeBlobs()))).rejects.toThrow(/^Usage:/)
    },
  )
})
