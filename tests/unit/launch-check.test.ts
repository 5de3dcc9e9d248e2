import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeContent, pageFile, removeContents } from '../support/content.ts'

afterAll(removeContents)

const script = resolve('scripts/launch-check.ts')

function check(cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('every sample is listed by file and key, and the check fails', () => {
  const { root, write } = makeContent()
  write('settings.yaml', 'site:\n  url:\n    value: https://firm.example\n    sample: true\n')
  write('pages/privacy.ja.md', pageFile('privacy', 'ja', { sample: true }))
  // Line ends of an editor on Windows.
  const article = pageFile('first-article', 'en', { sample: true }).replaceAll('\n', '\r\n')
  write('articles/first-article.en.md', `\uFEFF${article}`)
  const { status, output } = check(root)
  expect(status).toBe(1)
  const places = output.split('\n').filter((line) => line.startsWith('  '))
  expect(places).toEqual([
    '  content/articles/first-article.en.md: the whole page',
    '  content/data/company.yaml: rows > name',
    '  content/pages/privacy.ja.md: the whole page',
    '  content/settings.yaml: site > url',
  ])
  expect(output).toContain('4 samples')
})

test('the check passes without samples', () => {
  const { root, write, writeData } = makeContent()
  writeData('company', { rows: [] })
  // Neither the words in a text nor `sample: false` count.
  write('data/topics.yaml', 'a:\n  value: "sample: true"\n  sample: false\n')
  write('pages/about.en.md', pageFile('about', 'en', {}, 'sample: true\n'))
  expect(check(root)).toEqual({ status: 0, output: expect.stringContaining('No sample is left') })
})
