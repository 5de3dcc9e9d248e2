import { getStore } from '@netlify/blobs'
import type { SendMailOptions } from 'nodemailer'
import { expect, it } from 'vitest'
import { BlobsOutbox } from '../../contact/blobs/BlobsOutbox.ts'
import { deliverNext } from '../../contact/delivery/deliver.ts'
import { createEntry } from '../../contact/outboxEntry.ts'
import { testsAll } from '../support/testsAll.ts'
import { edge, fakeBlobs } from './support/blob-server.ts'
import { quick } from './support/config.ts'
import { contactOfTests } from './support/content.ts'
import { reply } from './support/mail-server.ts'
import { good } from './support/submit.ts'

// Several functions run at once on a slow store. Half of them are to be killed at a random request or send,
// which has had its effect or not; many end before that.

const kills = Number(process.env.CONTACT_KILLS || (testsAll ? 300 : 60))
const parallel = 12
// Long enough for a function, short enough to see it expire (ms).
const lease = 1000

it(`on Netlify, no confirmed inquiry is lost when ${kills} functions are killed`, {
  timeout: 60_000 + kills * 500,
}, async () => {
  const blobs = fakeBlobs({ pageSize: 1000, distance: 10 })
  const confirmed = new Set<string>()
  const arrived: string[] = []
  let killed = 0
  let asked = 0

  /** Runs a function, which is killed at step `last`. */
  async function run(work: (outbox: BlobsOutbox, step: Step) => Promise<void>, last: number) {
    const end = Promise.withResolvers<void>()
    let steps = 0
    const step: Step = async (effect) => {
      steps += 1
      if (steps < last) return effect()
      if (steps === last && Math.random() < 0.5) await effect()
      if (steps === last) killed += 1
      end.resolve()
      return new Promise(() => {})
    }
    const fetch: typeof globalThis.fetch = (...request) => step(() => blobs.fetch(...request))
    const options = { name: 'test', siteID: 'site-id', token: 'token', ...edge, fetch }
    const outbox = new BlobsOutbox(getStore({ ...options, consistency: 'strong' }), lease)
    await Promise.race([work(outbox, step), end.promise])
  }

  async function deliver(outbox: BlobsOutbox, step: Step): Promise<void> {
    const delivery = {
      outbox,
      office: contactOfTests.office,
      receipt: null,
      policy: { ...quick, refusals: 1000, unconfirmed: 1000 },
      deadline: lease,
      log: () => {},
      send: ({ text }: SendMailOptions) =>
        step(async () => {
          if (Math.random() < 0.1) throw reply(451)
          arrived.push(String(text).split('\n').at(-1) ?? '')
        }),
    }
    while (await deliverNext(delivery));
  }

  async function submit(outbox: BlobsOutbox, step: Step): Promise<void> {
    const message = `inquiry ${asked++}`
    await outbox.accept(createEntry({ ...good, language: 'ja', message }, Date.now()))
    confirmed.add(message)
    await deliver(outbox, step)
  }

  async function repair(outbox: BlobsOutbox): Promise<void> {
    await outbox.repair(Date.now())
  }

  const functions = [submit, submit, submit, deliver, submit, submit, submit, repair]
  const load = Array.from({ length: parallel }, async (_, at) => {
    for (let turn = at; killed < kills; turn += 1) {
      const last = Math.random() < 0.5 ? Math.ceil(Math.random() * 20) : Number.POSITIVE_INFINITY
      await run(functions[turn % functions.length] ?? submit, last)
    }
  })
  await Promise.all(load)

  const outbox = new BlobsOutbox(blobs.store(), lease)
  await expect
    .poll(
      async () => {
        await outbox.repair(Date.now())
        await deliver(outbox, (effect) => effect())
        return (await outbox.probe()).waiting
      },
      { timeout: 30_000, interval: lease },
    )
    .toBe(0)
  const lost = [...confirmed].filter((message) => !arrived.includes(message))
  const doubled = arrived.length - new Set(arrived).size
  console.log(
    `${killed} functions killed, ${asked} inquiries sent, ${confirmed.size} confirmed, ` +
      `${lost.length} lost, ${doubled} doubled`,
  )
  expect(lost).toEqual([])
  // Only a kill between a send and its record doubles a mail.
  expect(doubled).toBeLessThan(killed / 5)
})

type Step = <T>(effect: () => Promise<T>) => Promise<T>
