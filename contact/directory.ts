import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory, readable by its owner only, together with those above it. A new directory is durable
 * only once the one above it is synced, so that one is.
 * @throws Error of the file system
 */
export function makeDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made))
    syncDirectory(dirname(made))
}

/**
 * Makes sure that only its owner can read a file, and those beside it. The file is made if missing, because
 * the directory that it is in may be open to others.
 * @param besides endings of the files beside it, which are left alone where they are missing
 * @throws Error of one line that says what to do when the file belongs to another user
 */
export function makePrivate(path: string, besides: readonly string[] = []): void {
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a', 0o600))
    syncDirectory(dirname(path))
  }
  for (const each of ['', ...besides].map((end) => path + end)) {
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
