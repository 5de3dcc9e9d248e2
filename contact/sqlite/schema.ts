import type { DatabaseSync } from 'node:sqlite'

// `inquiry` is the JSON of the visitor's input. During a send, `lease` names the worker and next_at is the
// end of the lease, so that an entry whose worker died becomes due again.
const tables = `
  CREATE TABLE IF NOT EXISTS inquiries (
    id TEXT PRIMARY KEY,
    accepted_at INTEGER NOT NULL,
    inquiry TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
    queued_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    lease TEXT,
    fault TEXT,
    settled_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS inquiries_due ON inquiries (next_at) WHERE state = 'pending';
  CREATE TABLE IF NOT EXISTS receipts (
    day TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (day, address)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    retention INTEGER NOT NULL,
    wall INTEGER NOT NULL
  ) STRICT;
`

// Columns missing in files of earlier versions. `note` is the staff's note on a dead entry. `waits_since` is
// when a pending one was accepted, corrected for clock jumps. `kept_since` is when a removable one was
// settled, by the retention clock (clock.ts).
const added = {
  unconfirmed: 'ALTER TABLE inquiries ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0',
  note: 'ALTER TABLE inquiries ADD COLUMN note TEXT',
  waits_since: 'ALTER TABLE inquiries ADD COLUMN waits_since INTEGER',
  kept_since: `ALTER TABLE inquiries ADD COLUMN kept_since INTEGER;
    UPDATE inquiries SET kept_since = settled_at
      WHERE state = 'sent' OR (state = 'dead' AND note IS NOT NULL);
    DROP INDEX IF EXISTS inquiries_settled;
    CREATE INDEX inquiries_kept ON inquiries (kept_since) WHERE kept_since IS NOT NULL`,
}

/**
 * Creates the tables or adds missing columns. Writes nothing when nothing is missing.
 * @throws Error of SQLite when the file cannot be written
 */
export function makeTables(db: DatabaseSync): void {
  if (missing(db).length === 0) return
  db.exec('BEGIN IMMEDIATE')
  db.exec(tables)
  // Checked again: another process may have done it before this one got the lock.
  for (const sql of missing(db)) db.exec(sql)
  db.exec('COMMIT')
}

function missing(db: DatabaseSync): string[] {
  const columns = db.prepare(`SELECT name FROM pragma_table_info('inquiries')`).all()
  const names = new Set(columns.map(({ name }) => name))
  return Object.entries(added)
    .filter(([name]) => !names.has(name))
    .map(([, sql]) => sql)
}
