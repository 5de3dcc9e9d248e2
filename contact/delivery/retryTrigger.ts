import type { Verdict } from '../outbox.ts'
import type { RetryPolicy } from './faults.ts'

/** Decides when entries that wait for the mail server are retried at once. */
export interface RetryTrigger {
  note(verdict: Verdict): void
  isDue(): boolean
  done(): void
}

/** Whether a recorded fault may end for all entries at once: mail server down, or wrong settings. */
export function isSharedFault(fault: string | null): boolean {
  return /^(temporary|configuration):/.test(fault ?? '')
}

/**
 * Waiting entries are retried at the start, because nobody knows how old their failures are, and when a send
 * succeeds after others failed: the mail server is back. The first retry delay is the minimum pause, so that
 * a server that accepts only every second mail is not flooded.
 */
export function createRetryTrigger({ delays }: RetryPolicy): RetryTrigger {
  const [leastPause = 0] = delays
  let failed = false
  let back = true
  let last = Number.NEGATIVE_INFINITY
  return {
    note(verdict) {
      if (verdict.state === 'sent') {
        back ||= failed
        failed = false
      } else if (isSharedFault(verdict.fault)) failed = true
    },
    // Monotonic: a wall clock that is set back must not block retries.
    isDue: () => back && performance.now() - last >= leastPause,
    done() {
      last = performance.now()
      back = false
    },
  }
}
