import type { SQLOutputValue } from 'node:sqlite'
import type { Inquiry } from '../inquiry.ts'
import type { State, Stored } from '../outbox.ts'

export function fromRow(row: Record<string, SQLOutputValue>): Stored {
  return {
    id: String(row.id),
    acceptedAt: Number(row.accepted_at),
    inquiry: JSON.parse(String(row.inquiry)) as Inquiry,
    state: row.state as State,
    queuedAt: Number(row.queued_at),
    attempts: Number(row.attempts),
    refusals: Number(row.refusals),
    unconfirmed: Number(row.unconfirmed),
    nextAt: Number(row.next_at),
    fault: row.fault === null ? null : String(row.fault),
    note: row.note === null ? null : String(row.note),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
  }
}
