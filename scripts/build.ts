/**
 * Builds the site into dist/ unless dist/ is up to date.
 *
 *   npm run build     build if anything changed
 *   npm start         the same, then serve it
 *   npm run serve     serve it as it is
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { builtFrom, fingerprint, stamp } from './fingerprint.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/** Builds what is missing or out of date. @throws Error when the build fails */
export async function build(): Promise<void> {
  const now = await fingerprint()
  if ((await builtFrom()) === now) return
  // Reports all content errors at once, before the first page is built; imported late, because a mistake in the
  // route table throws on import.
  const { checkContent } = await import('../build/pages/checkContent.ts')
  for (const warning of await checkContent()) console.warn(`Warning: ${warning}`)
  // Not on Windows, where the programs of node_modules/.bin are shell scripts (CONTRIBUTING.md).
  await run('node_modules/.bin/astro', ['build'])
  await writeFile(stamp, now)
}

async function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(command, args, { stdio: 'inherit', env })
  // A stop signal also stops the child process.
  const handOn = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of signals) process.on(signal, handOn)
  try {
    const [code, signal] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The build failed (${command} ended with ${code ?? signal}).`)
  } finally {
    for (const signal of signals) process.off(signal, handOn)
  }
}

if (import.meta.main) {
  try {
    await build()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
