import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { SqliteOutbox } from '../../../contact/sqlite/SqliteOutbox.ts'
import { temporary } from './config.ts'

/** A store in a file, closed after the test; without a path an empty one. */
export function openStore(path = join(temporary(), 'outbox.sqlite')): SqliteOutbox {
  const outbox = new SqliteOutbox(path)
  onTestFinished(() => outbox.close())
  return outbox
}

/** Another program takes the write lock of a store's file. @returns a function that makes it let go */
export async function lockStore(path: string): Promise<() => Promise<void>> {
  const script = join(import.meta.dirname, 'lockHolder.ts')
  const holder = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return async () => {
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
  }
}
