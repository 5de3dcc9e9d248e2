import type { Stored } from '../contact/outbox.ts'

// How the staff's command writes inquiries. Times are Japan's, in a form that sorts.

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const columns: Record<string, (entry: Stored) => string> = {
  id: ({ id }) => id,
  accepted: ({ acceptedAt }) => clock.format(acceptedAt),
  // Nobody needs to look at a dead one again that the staff dealt with.
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

/** A line for each entry, without what the visitor wrote, and a count. */
export function listing(entries: readonly Stored[]): string {
  const shown = ['id', 'accepted', 'state', 'attempts', 'next', 'fault']
  const lines = entries.map((entry) =>
    shown.map((name) => columns[name]?.(entry) || '-').join('  '),
  )
  const states = entries.map((entry) => columns.state?.(entry))
  const counts = ['pending', 'sent', 'dead', 'done'].map(
    (name) => `${states.filter((state) => state === name).length} ${name}`,
  )
  return [...lines, counts.join(', ')].join('\n')
}

/** Everything about an entry, a line each, the message last. */
export function details(entry: Stored): string {
  return Object.entries(columns)
    .map(([name, read]) => `${name}:${name === 'message' ? '\n\n' : ' '}${read(entry)}`)
    .join('\n')
}

/** All entries as CSV (RFC 4180) with a header line, for a spreadsheet. */
export function csv(entries: readonly Stored[]): string {
  const rows = entries.map((entry) => Object.values(columns).map((read) => cell(read(entry))))
  // The mark at the start is what makes Excel read UTF-8.
  return `\uFEFF${[Object.keys(columns), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

// A spreadsheet runs a cell that begins like this as a formula, a Japanese one in full width too: what a visitor
// writes must stay text (OWASP, CSV Injection).
function cell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
