import type { Store } from '@netlify/blobs'
import { BlobsOutbox } from '../contact/blobs/BlobsOutbox.ts'
import { holdsInquiries, storeName } from '../contact/blobs/storeName.ts'
import { details, listing } from '../server/outboxReport.ts'

export interface Stores {
  open(name: string): Store
  names(): Promise<string[]>
}

const usage = `Usage: npm run outbox:netlify -- <command>
  list            all inquiries of the live site, oldest first, without their text
  show ID         one inquiry with its text and the history of its delivery
  retry ID        send it again with the next minute's run, with five new days
  retry --all     send all that wait, one after the other
  retry --dead    the same for all dead ones, with five new days
  resend ID       send a delivered one again: its mail was lost
  done ID NOTE    acknowledge a dead inquiry with a note: it raises no more alarms
  erase ID        remove every trace of it, from the stores of previews too`

/**
 * Runs the staff's command.
 * @param args after the command's name
 * @returns its output
 * @throws Error with the remedy, or of an unreachable store
 */
export async function runNetlifyOutbox(args: readonly string[], stores: Stores): Promise<string> {
  const [command, id = '', ...words] = args
  const outbox = new BlobsOutbox(stores.open(storeName('production')))
  const now = Date.now()
  if (command === 'list') return listing(await outbox.list())
  if (command === 'retry' && id === '--all') {
    return `${await outbox.retryAll(now)} are due again, one after the other.`
  }
  if (command === 'retry' && id === '--dead') {
    return `${await outbox.retryDead(now)} are due again, one after the other.`
  }
  const known = ['show', 'retry', 'resend', 'done', 'erase'].includes(command ?? '')
  if (!known || !id || (command === 'done' && words.length === 0)) throw new Error(usage)
  if (command === 'erase') return erase(id, stores)
  const entry = await outbox.find(id)
  if (!entry) throw missing(id)
  if (command === 'show') return details(entry)
  if (command === 'retry') {
    if (await outbox.retry(id, now)) return `${id} is due again.`
    throw new Error(
      `${id} is ${entry.state === 'sent' ? `already sent; to send it again: resend ${id}` : 'being sent now'}.`,
    )
  }
  if (command === 'resend') {
    if (await outbox.resend(id, now)) return `${id} is due again.`
    throw new Error(`${id} is ${entry.state}, not sent; see retry.`)
  }
  if (await outbox.acknowledge(id, words.join(' '), now)) return `${id} is dealt with.`
  throw new Error(`${id} is ${entry.state}, not dead.`)
}

// In the stores of all contexts, including those that no deploy uses any more.
async function erase(id: string, { open, names }: Stores): Promise<string> {
  const stores = (await names()).filter(holdsInquiries)
  let erased = false
  for (const name of stores) erased = (await new BlobsOutbox(open(name)).erase(id)) || erased
  if (!erased) throw missing(id)
  return `${id} is erased from the store. The mailbox and its backups still have the mail.`
}

function missing(id: string): Error {
  return new Error(`There is no inquiry ${id}; see npm run outbox:netlify -- list.`)
}
