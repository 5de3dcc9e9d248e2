import { timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../contact/log.ts'
import type { LocalOutbox } from '../contact/outbox.ts'

const events = {
  accepted: 'Inquiries that were stored.',
  duplicate: 'Inquiries that were stored already.',
  sent: 'Mails that were delivered.',
  postponed: 'Sends that failed and are tried again.',
  dead: 'Inquiries that were given up.',
  honeypot: 'Forms of robots that filled the honeypot.',
  alarm: 'Alarms that were raised.',
} as const
type Counted = keyof typeof events

export interface Counters {
  events: Map<Counted, number>
  refused: Map<string, number>
}

/** Returns a log that also updates the counters. */
export function countEvents(counters: Counters, log: Log): Log {
  const up = <Key>(counts: Map<Key, number>, key: Key) =>
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return (level, event) => {
    const name = event.event === 'accepted' && event.duplicate ? 'duplicate' : event.event
    if (name === 'refused') up(counters.refused, String(event.status))
    else if (Object.hasOwn(events, name)) up(counters.events, name as Counted)
    log(level, event)
  }
}

export function createCounters(): Counters {
  return { events: new Map(), refused: new Map() }
}

/**
 * Creates the listener of /metrics, in Prometheus' text format, without personal data.
 * @param dataDir its disk is measured
 */
export function createMetricsListener(outbox: LocalOutbox, counters: Counters, dataDir: string) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const lines: string[] = []
    const add = (type: string, name: string, help: string, values: Record<string, number>) => {
      lines.push(`# HELP legatus_${name} ${help}`, `# TYPE legatus_${name} ${type}`)
      for (const [labels, value] of Object.entries(values))
        lines.push(`legatus_${name}${labels} ${value}`)
    }
    for (const [name, help] of Object.entries(events)) {
      add('counter', `${name}_total`, help, { '': counters.events.get(name as Counted) ?? 0 })
    }
    const refused = [...counters.refused].map(([status, count]) => [`{status="${status}"}`, count])
    add('counter', 'refused_total', 'Refused submissions.', Object.fromEntries(refused))
    try {
      const { waiting, dead, oldestPending } = await outbox.probe()
      const age = oldestPending === null ? 0 : Math.max(0, (Date.now() - oldestPending) / 1000)
      add('gauge', 'store_up', 'Whether the store takes writes.', { '': 1 })
      add('gauge', 'waiting', 'Inquiries that wait to be delivered.', { '': waiting })
      add('gauge', 'undealt_dead', 'Given-up inquiries that nobody dealt with.', { '': dead })
      add('gauge', 'oldest_waiting_seconds', 'Age of the oldest that waits.', { '': age })
    } catch {
      add('gauge', 'store_up', 'Whether the store takes writes.', { '': 0 })
    }
    const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: 0, bsize: 0 }))
    add('gauge', 'disk_free_bytes', 'Room on the disk of DATA_DIR.', { '': bavail * bsize })
    response.writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(`${lines.join('\n')}\n`)
  }
}

const ofProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/**
 * Whether a request may read the metrics: a local one that did not come through a proxy, or one with the
 * token.
 * @param token METRICS_TOKEN; null when there is none
 */
export function maySeeMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null) {
    const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
      Buffer.from(text),
    )
    if (given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer))
      return true
  }
  const near = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return near && !ofProxies.some((name) => headers[name] !== undefined)
}
