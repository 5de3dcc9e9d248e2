import type { LocalOutbox } from '../outbox.ts'
import { type Delivery, deliverNext } from './deliver.ts'
import { faultCodes } from './faults.ts'
import { createRetryTrigger } from './retryTrigger.ts'

export interface Worker {
  /** A new entry may be due. */
  wake(): void
  /** Stops taking entries and lets running sends finish; interrupts them after `grace` ms. */
  stop(grace?: number): Promise<void>
}

// Parallel sends: one slow mail must not block the queue, and a small mail server must not be flooded.
const defaultWorkers = 4
// Limit of all sends, with those whose confirmation is slow (up to ten minutes): they let others pass.
const maxSends = 64
// Polling interval in ms: the staff's command may queue an entry, or the store may disappear.
const pollEvery = 10_000
const afterStoreFault = 1000

/**
 * Delivers due entries until it is stopped. Entries that waited for the mail server are retried at the start
 * and when the mail server is back.
 * @param workers number of parallel sends
 */
export function startWorker(
  delivery: Delivery & { outbox: LocalOutbox },
  workers = defaultWorkers,
): Worker {
  const { outbox, log } = delivery
  const interrupt = new AbortController()
  const running = new Set<Promise<void>>()
  const retryTrigger = createRetryTrigger(delivery.policy)
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let busy = 0

  function wake(): void {
    clearTimeout(timer)
    if (stopped || busy >= workers || running.size >= maxSends) return
    const worker = drain().finally(() => running.delete(worker))
    running.add(worker)
  }

  async function drain(): Promise<void> {
    let pause = pollEvery
    let isBusy = true
    busy += 1
    const letPass = () => {
      if (isBusy) busy -= 1
      isBusy = false
      wake()
    }
    try {
      while (!stopped && isBusy && (await deliverOne(letPass))) {
        // More may be due: start another worker, up to the limit.
        wake()
      }
      const next = await outbox.nextDue()
      if (next !== null) pause = Math.min(pollEvery, Math.max(0, next - Date.now()))
    } catch (error) {
      log('error', { event: 'outbox-fault', fault: faultCodes(error) })
      pause = afterStoreFault
    }
    if (isBusy) busy -= 1
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
  }

  async function deliverOne(letPass: () => void): Promise<boolean> {
    if (retryTrigger.isDue()) {
      const retried = await outbox.retryAll(Date.now())
      retryTrigger.done()
      if (retried > 0) log('info', { event: 'revived', retried })
    }
    const attempt = await deliverNext(delivery, interrupt.signal, letPass)
    if (attempt) retryTrigger.note(attempt.verdict)
    return attempt !== null
  }

  wake()
  return {
    wake,
    async stop(grace = 10_000) {
      stopped = true
      clearTimeout(timer)
      const cut = setTimeout(() => interrupt.abort(), grace)
      await Promise.all(running)
      clearTimeout(cut)
    },
  }
}
