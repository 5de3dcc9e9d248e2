import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All that the built pages depend on; SITE_URL is in their canonical links. */
const inputs = [
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'art/mark.ts',
  'contact/rules.ts',
  'content',
  'public',
  'routing',
  'src',
  'words',
]
/** Where a build leaves the fingerprint of what it was made from. */
export const stamp = 'dist/.inputs'

/** The fingerprint of all inputs as they are now. @throws Error when one of them is not here */
export async function fingerprint(): Promise<string> {
  const sum = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const input of inputs) {
    for (const file of await filesOf(input)) sum.update(file).update(await readFile(file))
  }
  return sum.digest('hex')
}

/** The fingerprint that dist/ was built from; empty without a finished build. */
export async function builtFrom(): Promise<string> {
  try {
    return await readFile(stamp, 'utf8')
  } catch {
    return ''
  }
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
