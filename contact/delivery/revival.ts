import type { Verdict } from '../outbox.ts'
import type { RetryPolicy } from './faults.ts'

/** Knows when those that wait for the mail server are to be tried at once. */
export interface Revival {
  /** Hears what became of an attempt. */
  note(verdict: Verdict): void
  /** Whether it is time. */
  isDue(): boolean
  /** They were made due. */
  done(): void
}

/** Whether a recorded fault is one that may be over for all: the mail server was away, or our settings wrong. */
export function isPassing(fault: string | null): boolean {
  return /^(temporary|configuration):/.test(fault ?? '')
}

/**
 * They are tried at the start, because nobody knows how long ago they failed, and when a mail goes through after
 * others did not: the mail server is back. No more often than an entry would be tried again by itself, so that a
 * mail server that takes every second mail only is not flooded.
 */
export function createRevival({ delays }: RetryPolicy): Revival {
  const [leastPause = 0] = delays
  let failed = false
  let back = true
  let last = Number.NEGATIVE_INFINITY
  return {
    note(verdict) {
      if (verdict.state === 'sent') {
        back ||= failed
        failed = false
      } else if (isPassing(verdict.fault)) failed = true
    },
    // By the steady clock: one that is set back must not hold them up.
    isDue: () => back && performance.now() - last >= leastPause,
    done() {
      last = performance.now()
      back = false
    },
  }
}
