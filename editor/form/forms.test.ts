import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openFiles } from '../../content-reader/files.ts'
import { everyForm, openForms } from './forms.ts'

const forms = everyForm(openForms(openFiles(process.cwd())))
const texts = globSync('content/**/*.{yaml,md}').filter((file) => file !== 'content/README.md')

test('every file of content/ has its form', () => {
  const opened = forms.flatMap(({ files }) => files.map((file) => `content/${file}`))
  expect(opened.sort()).toEqual(texts.sort())
})

describe.each(forms)('$id', ({ files, format }) => {
  test('opening and saving a file without changes keeps it byte for byte', () => {
    for (const file of files) {
      const source = readFileSync(`content/${file}`, 'utf8')
      // As the editor would keep it in between.
      const form = structuredClone(format.fromFile(source))
      expect(format.toFile(form)).toBe(source)
    }
  })
})
