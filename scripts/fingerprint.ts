import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFiles } from '../content-reader/files.ts'
import { openIds } from '../content-reader/ids.ts'

/** Everything that the built pages depend on, besides `variables`. */
export const inputs = [
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'art/colours.ts',
  'art/framings.ts',
  'art/mark.ts',
  'build',
  'calculators',
  'contact/answers/escapeHtml.ts',
  'contact/rules.ts',
  'content',
  'content-reader',
  'editor',
  'public',
  'routing',
  'src',
]
/** Environment variables that are built in: the site's URL, the editor's repository, pseudo-localised text. */
const variables = ['SITE_URL', 'EDITOR_REPOSITORY', 'EDITOR_BRANCH', 'PSEUDO']
/** Where a build stores the fingerprint of its inputs. */
export const stamp = 'dist/.inputs'

/** The fingerprint of the current inputs. @throws Error when one of them is missing */
export async function fingerprint(): Promise<string> {
  const sum = createHash('sha256')
  for (const name of variables) sum.update(`${process.env[name] ?? ''}\n`)
  // The build of another day may show other pages.
  sum.update([...openIds(openFiles(process.cwd())).hidden.keys()].join())
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
