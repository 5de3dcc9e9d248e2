import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sirv from 'sirv'
import { listen } from '../listen.ts'

const root = process.cwd()
const copied = ['art', 'contact', 'editor', 'hosting', 'reckoning', 'routing', 'scripts', 'server']
const alsoCopied = ['src', 'words', 'content', 'astro.config.ts']
const linked = ['node_modules', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Copies this checkout, all that a build needs.
 * @param files what else is in the copy: their content, by their paths in the project
 * @returns its folder
 */
export function copyWith(files: Readonly<Record<string, string | Buffer>>): string {
  const copy = resolve('.build/edited')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  // The pictures that are served are in public/; what they were made of is not looked at.
  const filter = (source: string) => !/\/art\/(masters|scenes)/.test(source)
  for (const name of [...copied, ...alsoCopied]) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter })
  }
  for (const name of linked) symlinkSync(join(root, name), join(copy, name))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), content)
  }
  return copy
}

/** Builds a copy. @returns the folder of the built site @throws Error with what the build says when it fails */
export async function build(copy: string): Promise<string> {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  await promisify(execFile)('node', ['scripts/build.ts'], {
    cwd: copy,
    env,
    maxBuffer: 64_000_000,
  })
  return join(copy, 'dist')
}

/** Serves a built site. @returns its address, and what ends it */
export const serveBuilt = (dist: string) => listen(sirv(dist, { extensions: ['html'] }))
