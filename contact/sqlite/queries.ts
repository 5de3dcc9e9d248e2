const anew = `state = 'pending', queued_at = :now, attempts = 0, refusals = 0, unconfirmed = 0, note = NULL,
    lease = NULL, settled_at = NULL, kept_since = NULL,
    waits_since = CASE WHEN state = 'pending' THEN waits_since ELSE :now END`

/** Statements on the outbox file; times in ms since 1970. */
export const queries = {
  insert: `INSERT INTO inquiries (id, accepted_at, inquiry, queued_at, next_at)
    SELECT :id, :at, :inquiry, :at, :at WHERE NOT EXISTS (
      SELECT 1 FROM inquiries WHERE id = :id OR (id = :previous AND accepted_at > :at - :span))`,
  claim: `UPDATE inquiries SET lease = :token, next_at = :until, attempts = attempts + 1
    WHERE id = (SELECT id FROM inquiries WHERE state = 'pending' AND next_at <= :now
      ORDER BY next_at LIMIT 1) RETURNING *`,
  renew: `UPDATE inquiries SET next_at = :until
    WHERE id = :id AND lease = :token AND state = 'pending'`,
  // A sent mail counts as sent, whoever holds the lease by now.
  markSent: `UPDATE inquiries SET state = 'sent', lease = NULL, settled_at = :now,
    kept_since = coalesce((SELECT retention FROM clock), :now) WHERE id = :id`,
  postpone: `UPDATE inquiries SET next_at = :next, refusals = :refusals, unconfirmed = :unconfirmed,
    fault = :fault, lease = NULL WHERE id = :id AND lease = :token AND state = 'pending'`,
  markDead: `UPDATE inquiries SET state = 'dead', refusals = :refusals, unconfirmed = :unconfirmed,
    fault = :fault, lease = NULL, settled_at = :now
    WHERE id = :id AND lease = :token AND state = 'pending'`,
  nextDue: `SELECT next_at FROM inquiries WHERE state = 'pending' ORDER BY next_at LIMIT 1`,
  addReceipt: `INSERT OR IGNORE INTO receipts (day, address) SELECT :day, :address
    WHERE (SELECT count(*) FROM receipts WHERE day = :day) < :most`,
  forgetReceipts: `DELETE FROM receipts WHERE day < :day`,
  removable: `SELECT id FROM inquiries WHERE kept_since < :before`,
  purge: `DELETE FROM inquiries WHERE kept_since < :before`,
  keepUnread: `UPDATE inquiries SET kept_since = (SELECT retention FROM clock)
    WHERE kept_since IS NOT NULL AND id IN (SELECT value FROM json_each(:ids))
    AND EXISTS (SELECT 1 FROM clock)`,
  beat: `INSERT INTO heartbeat VALUES (1, :now) ON CONFLICT (one) DO UPDATE SET at = :now`,
  condition: `SELECT
    (SELECT count(*) FROM inquiries WHERE state = 'pending') AS waiting,
    (SELECT min(coalesce(waits_since, accepted_at)) FROM inquiries WHERE state = 'pending') AS oldest,
    (SELECT count(*) FROM inquiries WHERE state = 'dead' AND note IS NULL) AS dead,
    EXISTS (SELECT 1 FROM inquiries WHERE state = 'pending' AND fault LIKE 'configuration:%') AS own`,
  one: `SELECT * FROM inquiries WHERE id = :id`,
  list: `SELECT * FROM inquiries ORDER BY accepted_at, id`,
  carryOver: `INSERT OR REPLACE INTO inquiries (id, accepted_at, inquiry, state, queued_at, attempts, refusals,
      next_at, lease, fault, settled_at, unconfirmed, note, waits_since, kept_since)
    VALUES (:id, :accepted_at, :inquiry, :state, :queued_at, :attempts, :refusals,
      :next_at, :lease, :fault, :settled_at, :unconfirmed, :note, :waits_since, :kept_since)`,
  retry: `UPDATE inquiries SET ${anew}, next_at = :now
    WHERE id = :id AND state IN ('pending', 'dead') AND (lease IS NULL OR next_at <= :now)`,
  resend: `UPDATE inquiries SET ${anew}, next_at = :now WHERE id = :id AND state = 'sent'`,
  retryDead: `UPDATE inquiries SET ${anew}, next_at = :now + place * :step FROM (
      SELECT id AS given_up, row_number() OVER (ORDER BY accepted_at, id) - 1 AS place FROM inquiries
      WHERE state = 'dead' AND note IS NULL)
    WHERE id = given_up`,
  retryAll: `UPDATE inquiries SET next_at = :now + place * :step FROM (
      SELECT id AS waiting, row_number() OVER (ORDER BY accepted_at, id) - 1 AS place FROM inquiries
      WHERE state = 'pending' AND lease IS NULL AND (fault LIKE 'temporary:%' OR fault LIKE 'configuration:%'))
    WHERE id = waiting AND next_at > :now + place * :step`,
  readClock: `SELECT retention, wall FROM clock`,
  writeClock: `INSERT INTO clock VALUES (1, :retention, :wall)
    ON CONFLICT (one) DO UPDATE SET retention = :retention, wall = :wall`,
  shiftWaits: `UPDATE inquiries SET queued_at = min(queued_at + :pause, :now),
    waits_since = min(coalesce(waits_since, accepted_at) + :step, :now),
    next_at = CASE WHEN :step = 0 THEN next_at WHEN lease IS NOT NULL THEN :now + :lease
      WHEN :step < 0 THEN max(:now, next_at + :step) ELSE next_at END
    WHERE state = 'pending'`,
  capWaits: `UPDATE inquiries SET queued_at = min(queued_at, :now),
    next_at = CASE WHEN lease IS NULL THEN :now ELSE :now + :lease END
    WHERE state = 'pending' AND next_at > :now + :longest`,
  acknowledge: `UPDATE inquiries SET note = :note, settled_at = :now,
    kept_since = coalesce((SELECT retention FROM clock), :now) WHERE id = :id AND state = 'dead'`,
  erase: `DELETE FROM inquiries WHERE id = :id`,
  eraseReceipts: `DELETE FROM receipts WHERE address = :address`,
} as const
