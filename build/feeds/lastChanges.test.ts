import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastChanges } from './lastChanges.ts'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

function write(root: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), String(Math.random()))
  }
}

function repository() {
  const root = folder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    })
  git('init')
  const commit = (date: string, ...files: string[]) => {
    write(root, ...files)
    git('add', '.')
    git('commit', '-m', 'change', '--date', date)
  }
  return { root, commit }
}

test('a file changed on the day of its last commit in Japan, or today if it is not committed', () => {
  const { root, commit } = repository()
  commit('2026-01-02T12:00:00Z', 'content/pages/a.ja.md', 'content/pages/b.ja.md', 'src/a.ts')
  commit('2026-03-04T20:00:00Z', 'content/pages/a.ja.md', 'content/data/c.yaml')
  write(root, 'content/data/c.yaml', 'content/pages/new.ja.md')
  expect(lastChanges(root, new Date('2026-05-06T16:00:00Z'))).toEqual(
    new Map([
      ['pages/a.ja.md', '2026-03-05'],
      ['pages/b.ja.md', '2026-01-02'],
      ['data/c.yaml', '2026-05-07'],
      ['pages/new.ja.md', '2026-05-07'],
    ]),
  )
})

test('a shallow clone and a folder without history have no days', () => {
  const { root, commit } = repository()
  commit('2026-01-02T12:00:00Z', 'content/a.md')
  commit('2026-01-03T12:00:00Z', 'content/b.md')
  const clone = join(folder(), 'clone')
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, clone], { stdio: 'pipe' })
  expect(lastChanges(clone).size).toBe(0)
  expect(lastChanges(folder()).size).toBe(0)
})
