import { type Delivery, deliverNext } from './deliver.ts'
import { faultCodes } from './faults.ts'
import type { LocalOutbox } from './outbox.ts'

/** Delivers in the background of the single server. */
export interface Worker {
  /** Says that an entry has come in. */
  wake(): void
  /** Finishes the sends under way, interrupting them after `grace` ms, and takes no new ones. */
  stop(grace?: number): Promise<void>
}

// Sends at a time: enough for a queue to drain past one slow mail, few enough for a small mail server.
const defaultLanes = 4
// Also looks without being woken, in ms: the staff's command may have put an entry back.
const lookEvery = 30_000
const afterStoreFault = 1000

/**
 * Starts to deliver whatever is due, and goes on until it is stopped.
 * @param lanes how many sends may run at a time
 */
export function startWorker(
  delivery: Delivery & { outbox: LocalOutbox },
  lanes = defaultLanes,
): Worker {
  const interrupt = new AbortController()
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function wake(): void {
    clearTimeout(timer)
    if (stopped || running.size >= lanes) return
    const lane = drain().finally(() => running.delete(lane))
    running.add(lane)
  }

  async function drain(): Promise<void> {
    let pause = lookEvery
    try {
      while (!stopped && (await deliverNext(delivery, interrupt.signal))) {
        // Where one was due there may be more: a second lane helps, up to the number of lanes.
        wake()
      }
      const next = await delivery.outbox.nextDue()
      if (next !== null) pause = Math.min(lookEvery, Math.max(0, next - Date.now()))
    } catch (error) {
      delivery.log('error', { event: 'outbox-fault', fault: faultCodes(error) })
      pause = afterStoreFault
    }
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
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
