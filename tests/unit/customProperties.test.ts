import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// An unset custom property silently invalidates its declaration.
test('every custom property that styles use without a fallback is set somewhere', () => {
  const files = globSync('src/**/*.{css,ts,tsx,astro}').map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }))
  const set = new Set(
    files.flatMap(({ code }) =>
      [...code.matchAll(/(--[\w-]+)['"`]?\s*[:,]/g)].map(([, name]) => name),
    ),
  )
  const used = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, code }) =>
      [...code.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [file, name] as const),
    )
  expect(used.length).toBeGreaterThan(300)
  expect(used.filter(([, name]) => !set.has(name))).toEqual([])
})
