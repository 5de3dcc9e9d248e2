import type { Store } from '@netlify/blobs'

// When an inquiry is due is in the name of an empty blob beside it, `due/<ms since 1970>/<id>`, so that one
// list of names (1,000 to a page) shows who is due, however many wait. The names are the queue; `nextAt` in
// `state` only says how a lost one is made again.
//
// Two writes are never one here, so each order is chosen for what a crash between them leaves:
// - `pending` is written before its name: a lost name is made again by the sweep (mend.ts), a name without
//   an inquiry is never seen of one that is still to come, so whoever finds one may remove it.
// - A new name is written before the old one is removed: what is left is a second name, and costs at most
//   one attempt too early. Two clicks at once leave two names for one inquiry as well.
// - The list is a hint, often out of date. Under the lease the name is looked up again: whoever settled the
//   inquiry in the meantime has removed it.

/** When which inquiry is due, in ms since 1970. */
export interface Turn {
  dueAt: number
  id: string
}

// As many as the time needs until the year 5138: names sort as times do.
const digits = 14

/** The name that says when an inquiry is due. */
export function dueKey({ dueAt, id }: Turn): string {
  return `due/${String(Math.ceil(dueAt)).padStart(digits, '0')}/${id}`
}

/** Enters an inquiry into the queue. @throws Error when the store cannot be reached */
export async function enqueue(store: Store, turn: Turn): Promise<void> {
  await store.set(dueKey(turn), '1')
}

/**
 * Takes an inquiry that no longer waits out of the queue.
 * @throws Error when the store cannot be reached
 */
export async function removeWaiting(store: Store, turn: Turn): Promise<void> {
  const keys = [`pending/${turn.id}`, `state/${turn.id}`, dueKey(turn)]
  await Promise.all(keys.map((key) => store.delete(key)))
}

/**
 * The queue, a page of the list at a time, oldest first within each. Netlify lists in the order of names,
 * so that the first page has those due longest; nothing breaks if it did not.
 * @throws Error when the store cannot be reached
 */
export async function* duePages(store: Store): AsyncGenerator<Turn[]> {
  for await (const { blobs } of store.list({ prefix: 'due/', paginate: true })) {
    yield blobs.map(({ key }) => turnOf(key)).sort((a, b) => a.dueAt - b.dueAt)
  }
}

/** The whole queue, oldest first. @throws Error when the store cannot be reached */
export async function allTurns(store: Store): Promise<Turn[]> {
  const turns: Turn[] = []
  for await (const page of duePages(store)) turns.push(...page)
  return turns.sort((a, b) => a.dueAt - b.dueAt)
}

function turnOf(key: string): Turn {
  const [, time = '', id = ''] = key.split('/')
  return { dueAt: Number(time), id }
}
