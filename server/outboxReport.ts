import type { Stored } from '../contact/outbox.ts'
import type { Field } from '../contact/rules.ts'

// Formats inquiries for the staff's command. Times are Japan's, in a sortable form.

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

type Column =
  | 'id'
  | 'accepted'
  | 'state'
  | 'attempts'
  | 'next'
  | 'settled'
  | 'fault'
  | 'language'
  | 'note'
  | Field

const columns: Record<Column, (entry: Stored) => string> = {
  id: ({ id }) => id,
  accepted: ({ acceptedAt }) => clock.format(acceptedAt),
  state: ({ state, note }) => (note ? 'done' : state),
  attempts: ({ attempts }) => String(attempts),
  next: ({ state, nextAt }) => (state === 'pending' ? clock.format(nextAt) : ''),
  settled: ({ settledAt }) => (settledAt === null ? '' : clock.format(settledAt)),
  fault: ({ fault }) => fault ?? '',
  language: ({ inquiry }) => inquiry.language,
  name: ({ inquiry }) => inquiry.name,
  email: ({ inquiry }) => inquiry.email,
  company: ({ inquiry }) => inquiry.company,
  note: ({ note }) => note ?? '',
  message: ({ inquiry }) => inquiry.message,
}

/** A line per entry, without the visitor's words, and the total. */
export function listing(entries: readonly Stored[]): string {
  const shown: readonly Column[] = ['id', 'accepted', 'state', 'attempts', 'next', 'fault']
  const lines = entries.map((entry) => shown.map((name) => columns[name](entry) || '-').join('  '))
  const states = entries.map((entry) => columns.state(entry))
  const counts = ['pending', 'sent', 'dead', 'done'].map(
    (name) => `${states.filter((state) => state === name).length} ${name}`,
  )
  return [...lines, counts.join(', ')].join('\n')
}

// Below, `?? ''`: an entry that was stored before its form had a field lacks it, whatever its type says.

/** Everything about an entry, a line per item, the message last. */
export function details(entry: Stored): string {
  return Object.entries(columns)
    .map(([name, read]) => `${name}:${name === 'message' ? '\n\n' : ' '}${read(entry) ?? ''}`)
    .join('\n')
}

/** All entries as CSV (RFC 4180) with a header line. */
export function csv(entries: readonly Stored[]): string {
  const rows = entries.map((entry) => Object.values(columns).map((read) => cell(read(entry) ?? '')))
  // Excel needs the byte order mark to read UTF-8.
  return `\uFEFF${[Object.keys(columns), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

// Spreadsheets run cells that begin like this as formulas, full-width characters included; a visitor's input
// must stay text (OWASP, CSV Injection).
function cell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
