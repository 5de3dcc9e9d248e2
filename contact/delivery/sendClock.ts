/** Hears of mails that wait long for their confirmation. */
export interface Waiting {
  begins(): void
  ends(): void
}

/** The time limits of one send. */
export interface SendClock {
  /** Aborts when the time is over, or the send is to stop. */
  signal: AbortSignal
  /** The mail was handed over: from here on the time for the confirmation runs. */
  handedOver(): void
  /** Ends all timers; to be called when the send is over. */
  stop(): void
}

/** The times of a send that takes long, in milliseconds. */
export interface SlowTimes {
  /** Between two renewals of the lease. */
  renewEvery: number
  /** From handing over to the moment when others need not wait for the confirmation any more. */
  slowAfter: number
}

// Leases last 90 s: one renewal may fail.
const defaultTimes: SlowTimes = { renewEvery: 30_000, slowAfter: 5000 }

/**
 * Starts the clock of one send.
 * @param limits in ms: for handing over, and from then on for the confirmation (if not set, what is left)
 * @param hooks `renew` is called again and again for as long as the send lasts, `waiting` when it became slow
 */
export function startSendClock(
  limits: { deadline: number; confirmation?: number; slow?: SlowTimes },
  hooks: {
    stop?: AbortSignal | undefined
    waiting?: Waiting | undefined
    renew?: (() => void) | undefined
  },
): SendClock {
  const { stop, waiting, renew } = hooks
  const { renewEvery, slowAfter } = limits.slow ?? defaultTimes
  const over = new AbortController()
  const expire = () => over.abort(new DOMException('The send took too long', 'TimeoutError'))
  let limit = setTimeout(expire, limits.deadline)
  let isSlow = false
  let slowness: NodeJS.Timeout | undefined
  const renewal = renew && setInterval(renew, renewEvery)
  return {
    signal: stop ? AbortSignal.any([over.signal, stop]) : over.signal,
    handedOver() {
      slowness = setTimeout(() => {
        isSlow = true
        waiting?.begins()
      }, slowAfter)
      if (limits.confirmation === undefined) return
      clearTimeout(limit)
      limit = setTimeout(expire, limits.confirmation)
    },
    stop() {
      for (const timer of [limit, slowness, renewal]) clearTimeout(timer)
      if (isSlow) waiting?.ends()
    },
  }
}
