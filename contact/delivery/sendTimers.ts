/** Is told about mails that wait long for their confirmation. */
export interface Waiting {
  begins(): void
  ends(): void
}

export interface SendTimers {
  /** Aborts on timeout or when the worker stops. */
  signal: AbortSignal
  /** The mail was transmitted: starts the timeout of the confirmation. */
  handedOver(): void
  stop(): void
}

/** Times of a slow send, in ms. */
export interface SlowTimes {
  /** Interval between two renewals of the lease. */
  renewEvery: number
  /** After this long without confirmation, an extra worker may start. */
  slowAfter: number
}

// Leases last 90 s, so one renewal may fail.
const defaultTimes: SlowTimes = { renewEvery: 30_000, slowAfter: 5000 }

/**
 * Starts the timers of one send.
 * @param limits in ms: for handing over, then for the confirmation (by default what is left)
 * @param hooks `renew` is called periodically during the send; `waiting` when it becomes slow
 */
export function startSendTimers(
  limits: { deadline: number; confirmation?: number; slow?: SlowTimes },
  hooks: {
    stop?: AbortSignal | undefined
    waiting?: Waiting | undefined
    renew?: (() => void) | undefined
  },
): SendTimers {
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
