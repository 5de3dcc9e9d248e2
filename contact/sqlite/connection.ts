import { DatabaseSync, type StatementSync } from 'node:sqlite'

// `inquiry` is the JSON of what the visitor wrote. While an entry is being sent, `lease` names the worker
// and next_at is the end of its lease, so that an entry whose worker died simply falls due again.
const schema = `
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
  CREATE INDEX IF NOT EXISTS inquiries_settled ON inquiries (settled_at) WHERE settled_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS receipts (
    day TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (day, address)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
`

const queries = {
  insert: `INSERT INTO inquiries (id, accepted_at, inquiry, queued_at, next_at)
    SELECT :id, :at, :inquiry, :at, :at WHERE NOT EXISTS (
      SELECT 1 FROM inquiries WHERE id = :id OR (id = :previous AND accepted_at > :at - :span))`,
  claim: `UPDATE inquiries SET lease = :token, next_at = :until, attempts = attempts + 1
    WHERE id = (SELECT id FROM inquiries WHERE state = 'pending' AND next_at <= :now
      ORDER BY next_at LIMIT 1) RETURNING *`,
  // A mail that went out went out, whoever holds the lease by now.
  markSent: `UPDATE inquiries SET state = 'sent', lease = NULL, settled_at = :now WHERE id = :id`,
  postpone: `UPDATE inquiries SET next_at = :next, refusals = :refusals, fault = :fault, lease = NULL
    WHERE id = :id AND lease = :token AND state = 'pending'`,
  markDead: `UPDATE inquiries SET state = 'dead', refusals = :refusals, fault = :fault, lease = NULL,
    settled_at = :now WHERE id = :id AND lease = :token AND state = 'pending'`,
  nextDue: `SELECT next_at FROM inquiries WHERE state = 'pending' ORDER BY next_at LIMIT 1`,
  addReceipt: `INSERT OR IGNORE INTO receipts (day, address) SELECT :day, :address
    WHERE (SELECT count(*) FROM receipts WHERE day = :day) < :most`,
  forgetReceipts: `DELETE FROM receipts WHERE day < :day`,
  purge: `DELETE FROM inquiries WHERE settled_at < :before AND state = 'sent'`,
  beat: `INSERT INTO heartbeat VALUES (1, :now) ON CONFLICT (one) DO UPDATE SET at = :now`,
  oldest: `SELECT min(accepted_at) AS at FROM inquiries
    WHERE state = 'pending' OR (settled_at > :since AND state = 'dead')`,
  list: `SELECT * FROM inquiries ORDER BY accepted_at, id`,
  retry: `UPDATE inquiries SET state = 'pending', queued_at = :now, next_at = :now, attempts = 0,
    refusals = 0, lease = NULL, settled_at = NULL
    WHERE id = :id AND state IN ('pending', 'dead') AND (lease IS NULL OR next_at <= :now)`,
} as const

/** An open outbox file, and the statements that run on it. */
export interface Connection {
  db: DatabaseSync
  run: Record<keyof typeof queries, StatementSync>
}

/**
 * Opens an outbox file; file and tables are made if missing.
 * @throws Error of SQLite when the file cannot be opened or written
 */
export function openConnection(path: string): Connection {
  // `timeout`: how long, in milliseconds, a write waits for another process (the staff's command, a
  // second worker) before it fails. It blocks this process, so it is short.
  const db = new DatabaseSync(path, { timeout: 2000 })
  try {
    // FULL makes every commit wait for the disk: in WAL mode NORMAL would lose the last ones with the power.
    // secure_delete overwrites what a purge removes. Under load a larger log (pages) means fewer
    // checkpoints, each of which costs two more syncs.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    db.exec('PRAGMA wal_autocheckpoint = 4000')
    db.exec(schema)
    const run = Object.fromEntries(
      Object.entries(queries).map(([name, sql]) => [name, db.prepare(sql)]),
    ) as Connection['run']
    return { db, run }
  } catch (error) {
    db.close()
    throw error
  }
}
