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
  /** After this long without confirmation, another mail may pass. */
  slowAfter: number
}

// Leases last 90 s, so one renewal may fail.
const defaultTimes: SlowTimes = { renewEvery: 30_000, slowAfter: 5000 }

/**
 * Starts the timers of one send.
 * @param limits in ms: for handing over, then for the confirmation (by default what is left)
 * @param hooks `renew` is called periodically during the send; `onSlow` once, if the confirmation is slow
 */
export function startSendTimers(
  limits: { deadline: number; confirmation?: number; slow?: SlowTimes },
  hooks: {
    stop?: AbortSignal | undefined
    onSlow?: (() => void) | undefined
    renew?: (() => void) | undefined
  },
): SendTimers {
  const { stop, onSlow, renew } = hooks
  const { renewEvery, slowAfter } = limits.slow ?? defaultTimes
  const over = new AbortController()
  const expire = () => over.abort(new DOMException('The send took too long', 'TimeoutError'))
  let limit = setTimeout(expire, limits.deadline)
  let slowness: NodeJS.Timeout | undefined
  const renewal = renew && setInterval(renew, renewEvery)
  return {
    signal: stop ? AbortSignal.any([over.signal, stop]) : over.signal,
    handedOver() {
      if (onSlow) slowness = setTimeout(onSlow, slowAfter)
      if (limits.confirmation === undefined) return
      clearTimeout(limit)
      limit = setTimeout(expire, limits.confirmation)
    },
    stop() {
      for (const timer of [limit, slowness, renewal]) clearTimeout(timer)
    },
  }
}
