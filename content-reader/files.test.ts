import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Content, makeContent, pageFile, removeContents } from '../tests/support/content.ts'
import { openFiles } from './files.ts'
import { openWords } from './openWords.ts'
import { parseYaml, splitFrontMatter } from './parse.ts'

let content: Content
beforeAll(() => {
  content = makeContent()
})
afterAll(removeContents)

const files = () => openFiles(content.root)

test("byte-order marks and all systems' line ends are accepted", () => {
  for (const end of ['\n', '\r\n', '\r']) {
    for (const mark of ['', '\uFEFF']) {
      for (const language of ['ja', 'en'] as const) {
        const file = pageFile('sales', language, {}, '## One {#one}\n\nText.\n\n- a\n- b\n')
        content.write(`pages/sales.${language}.md`, mark + file.replaceAll('\n', end))
      }
      const { ja } = openWords(content.root).page('sales')
      expect(ja.title).toBe('sales-title-ja')
      expect(ja.sections.map(({ anchor }) => anchor)).toEqual(['one'])
      expect(JSON.stringify(ja)).not.toContain('\\r')
    }
  }
})

test('a file that is not UTF-8 is reported', () => {
  // 日本 in Shift JIS.
  content.write('data/topics.yaml', new Uint8Array([0x93, 0xfa, 0x96, 0x7b]))
  expect(() => files().text('data/topics.yaml')).toThrow(
    'content/data/topics.yaml: the file is not UTF-8: save it again with that encoding.',
  )
})

test('a missing file is reported, and hidden files are ignored', () => {
  expect(() => files().text('data/none.yaml')).toThrow(
    'content/data/none.yaml: the file is missing.',
  )
  content.write('pages/.hidden', '')
  expect(files().list('pages')).not.toContain('.hidden')
  expect(files().list('none')).toEqual([])
  expect(files().has('pages/home.ja.md')).toBe(true)
  expect(files().has('pages/Home.ja.md'), 'capitals count on every system').toBe(false)
  expect(files().has('settings.yaml')).toBe(true)
})

test('broken YAML is reported with the line in the file, also in front matter', () => {
  expect(() => parseYaml('data/menu.yaml', 'a: 1\nb: [\nc: 2\n')).toThrow(
    /^content\/data\/menu\.yaml: not readable as YAML: .* at line 3/,
  )
  for (const language of ['ja', 'en'] as const) {
    content.write(`pages/sales.${language}.md`, '---\ntitle: T\nsubtitle: a: b\n---\n')
  }
  expect(() => openWords(content.root).page('sales')).toThrow(
    /content\/pages\/sales\.ja\.md: not readable as YAML: .* at line 3/,
  )
})

test('a file without front matter is reported with how to begin it', () => {
  for (const text of ['', 'Text.', '--- \ntitle: T', '\n---\ntitle: T\n---\n', '----\n----\n']) {
    expect(() => splitFrontMatter('pages/x.ja.md', text), text).toThrow(
      'content/pages/x.ja.md: begin the file with front matter between two lines of "---".',
    )
  }
})

test('front matter may be empty', () => {
  expect(splitFrontMatter('x', '---\n---\n---\nText.')).toEqual({
    head: '\n',
    body: '---\nText.',
  })
})

test('front matter ends at the first line of three dashes', () => {
  // Characters that could be mistaken for a line end or the end of front matter.
  const line = fc.string({
    unit: fc.constantFrom('-', ' ', '\t', 'a', '語', '\u2028'),
    maxLength: 6,
  })
  const headLine = line.filter((text) => !/^---[ \t]*$/.test(text))
  fc.assert(
    fc.property(
      fc.array(headLine),
      fc.array(line),
      fc.constantFrom('', ' ', '\t'),
      (head, body, space) => {
        const text = ['---', ...head, `---${space}`, ...body].join('\n')
        const split = splitFrontMatter('x', text)
        expect(split.head).toBe(['', ...head, ''].join('\n'))
        expect(split.body).toBe(body.join('\n'))
      },
    ),
  )
})
