import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const script = resolve('scripts/launch-check.ts')
const folder = mkdtempSync(join(tmpdir(), 'launch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function check(cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('it names every sample by file and key, and fails', () => {
  const { status, output } = check('.')
  expect(status).toBe(1)
  expect(output).toContain('content/settings.yaml: site > url')
  expect(output).toMatch(/content\/data\/company\.yaml: .*representatives/)
  expect(output).toMatch(/content\/data\/testimonials\.yaml: /)
  expect(output).toContain('content/pages/privacy/ja.md: the whole page')
})

test('it passes once no sample is left', () => {
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content', 'a.yaml'), 'a:\n  value: x\n  sample: false\n')
  expect(check(folder)).toEqual({ status: 0, output: expect.stringContaining('No sample is left') })
})
