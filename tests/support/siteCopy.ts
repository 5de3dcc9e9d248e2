import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const copied = [
  'art',
  'astro.config.ts',
  'build',
  'calculators',
  'contact',
  'content',
  'content-reader',
  'editor',
  'hosting',
  'routing',
  'scripts',
  'server',
  'src',
]
const linked = ['node_modules', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Copies everything that a build needs into a new folder. */
export function copySite(copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  // The served pictures are in public/; their sources are not needed.
  const filter = (source: string) => !/\/art\/(masters|scenes)/.test(source)
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true, filter })
  for (const name of linked) symlinkSync(join(root, name), join(copy, name))
}

/** Makes Astro use the project's own Node, as under npm. */
export const buildEnvironment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
}

/** Builds a copy into its dist/. @returns the output @throws Error with the output when it fails */
export async function buildCopy(copy: string): Promise<string> {
  const options = { cwd: copy, env: buildEnvironment, maxBuffer: 64_000_000 }
  const { stdout, stderr } = await promisify(execFile)('node', ['scripts/build.ts'], options)
  return stdout + stderr
}
