import type { LocalOutbox } from '../outbox.ts'
import { type Delivery, deliverNext } from './deliver.ts'
import { faultCodes } from './faults.ts'
import { createRevival } from './revival.ts'

export interface Worker {
  /** A new entry may be due. */
  wake(): void
  /** Stops taking entries and lets running sends finish; interrupts them after `grace` ms. */
  stop(grace?: number): Promise<void>
}

// Parallel sends: one slow mail must not block the queue, and a small mail server must not be flooded.
const defaultLanes = 4
// Limit of extra workers: one for each mail that waits for a slow confirmation (up to ten minutes).
const mostWaiting = 60
// Polling interval in ms: the staff's command may queue an entry, or the store may disappear.
const lookEvery = 10_000
const afterStoreFault = 1000

/**
 * Delivers due entries until it is stopped. Entries that waited for the mail server are retried at the start
 * and when the mail server is back.
 * @param lanes number of parallel sends
 */
export function startWorker(
  delivery: Delivery & { outbox: LocalOutbox },
  lanes = defaultLanes,
): Worker {
  const { outbox, log } = delivery
  const interrupt = new AbortController()
  const running = new Set<Promise<void>>()
  const revival = createRevival(delivery.policy)
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let waiting = 0

  const slow = {
    begins() {
      waiting += 1
      wake()
    },
    ends() {
      waiting -= 1
    },
  }

  const free = () => !stopped && running.size < lanes + Math.min(waiting, mostWaiting)
  const tooMany = () => running.size > lanes + Math.min(waiting, mostWaiting)

  function wake(): void {
    clearTimeout(timer)
    if (!free()) return
    const lane = drain().finally(() => running.delete(lane))
    running.add(lane)
  }

  async function drain(): Promise<void> {
    let pause = lookEvery
    try {
      while (!stopped && (await deliverOne())) {
        if (tooMany()) return
        // More may be due: start another worker, up to the limit.
        wake()
      }
      const next = await outbox.nextDue()
      if (next !== null) pause = Math.min(lookEvery, Math.max(0, next - Date.now()))
    } catch (error) {
      log('error', { event: 'outbox-fault', fault: faultCodes(error) })
      pause = afterStoreFault
    }
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
  }

  async function deliverOne(): Promise<boolean> {
    if (revival.isDue()) {
      const retried = await outbox.retryAll(Date.now())
      revival.done()
      if (retried > 0) log('info', { event: 'revived', retried })
    }
    const attempt = await deliverNext(delivery, interrupt.signal, slow)
    if (attempt) revival.note(attempt.verdict)
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
