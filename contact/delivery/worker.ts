import type { LocalOutbox } from '../outbox.ts'
import { type Delivery, deliverNext } from './deliver.ts'
import { faultCodes } from './faults.ts'
import { createRevival } from './revival.ts'

/** Delivers in the background of the single server. */
export interface Worker {
  /** Says that an entry has come in. */
  wake(): void
  /** Finishes the sends under way, interrupting them after `grace` ms, and takes no new ones. */
  stop(grace?: number): Promise<void>
}

// Sends at a time: enough for a queue to drain past one slow mail, few enough for a small mail server.
const defaultLanes = 4
// Lanes besides, for as long as as many mails wait for a slow confirmation, which may take ten minutes each.
const mostWaiting = 60
// Also looks without being woken, in ms: the staff's command may have put an entry back, or the store is gone.
const lookEvery = 10_000
const afterStoreFault = 1000

/**
 * Starts to deliver whatever is due, and goes on until it is stopped. What waited for the mail server is tried
 * when it starts, and when the mail server is back.
 * @param lanes how many sends may run at a time
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
        // Where one was due there may be more: a second lane helps, up to the number of lanes.
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
