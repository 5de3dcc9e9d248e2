/**
 * Builds the site into dist/ unless dist/ was built from exactly what is here now.
 *
 *   npm run build     build if anything changed
 *   npm start         the same, then serve
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkWords } from '../words/check.ts'
import { openWords } from '../words/words.ts'

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
const stamp = 'dist/.inputs'

/** Builds what is missing or out of date. @throws Error when the build fails */
export async function build(): Promise<void> {
  const now = await fingerprint()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === now) return
  // All mistakes in the words at once, before the first page is built.
  checkWords(openWords(process.cwd()))
  // Not on Windows, where the programs of node_modules/.bin are scripts of its shell (CONTRIBUTING.md).
  await run('node_modules/.bin/astro', ['build'])
  await writeFile(stamp, now)
}

async function fingerprint(): Promise<string> {
  const sum = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const input of inputs) {
    for (const file of await filesOf(input)) sum.update(file).update(await readFile(file))
  }
  return sum.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(command, args, { stdio: 'inherit', env })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The build failed (${command} ended with ${code}).`)),
    )
  })
}

if (import.meta.main) {
  try {
    await build()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
