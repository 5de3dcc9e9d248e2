import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inputs } from '../../scripts/fingerprint.ts'
import { importsOf } from '../support/imports.ts'

/** Only used by `npm run dev`, not by the build. */
const development = 'server/contactMiddleware.ts'

test('the fingerprint covers every file that the build reads', () => {
  const roots = globSync(['astro.config.ts', '{src,build,editor}/**/*.{ts,tsx,astro}'])
  const built = new Set(roots.filter((file) => !file.endsWith('.test.ts')))
  for (const file of built) {
    if (/\.(tsx?|astro)$/.test(file))
      for (const other of importsOf(file, false)) if (other !== development) built.add(other)
  }
  expect(built.size).toBeGreaterThan(roots.length / 2)
  const unseen = [...built].filter(
    (file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  )
  expect(unseen).toEqual([])
})

test('the fingerprint covers every environment variable that the build reads', () => {
  const files = globSync([
    'astro.config.ts',
    '{src,build,editor,content-reader,routing}/**/*.{ts,tsx,astro}',
  ])
  const read = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bprocess\.env\.([A-Z_]+)/g)])
    .map(([, name]) => name)
  const known = readFileSync('scripts/fingerprint.ts', 'utf8')
  expect(read).toContain('PSEUDO')
  expect(read.filter((name) => !known.includes(`'${name}'`))).toEqual([])
})
