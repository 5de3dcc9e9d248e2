import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory with its parents, readable by its owner only. Parents are synced, because a new
 * directory is durable only then.
 * @throws Error of the file system
 */
export function makeDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made))
    syncDirectory(dirname(made))
}

/**
 * Makes a file and its companions readable by their owner only. A missing file is created first, because its
 * directory may be open to others.
 * @param companions suffixes of companion files; missing ones are skipped
 * @throws Error of one line with the remedy when the file belongs to another user
 */
export function makePrivate(path: string, companions: readonly string[] = []): void {
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a', 0o600))
    syncDirectory(dirname(path))
  }
  for (const each of ['', ...companions].map((end) => path + end)) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & 0o077) !== 0) tighten(each)
  }
}

function tighten(path: string): void {
  try {
    chmodSync(path, 0o600)
  } catch {
    throw new Error(`${path} is open to other users; run chmod 600 on it as its owner`)
  }
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
