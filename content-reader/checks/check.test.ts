import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  articles,
  type Content,
  makeContent,
  pageFile,
  removeContents,
} from '../../tests/support/content.ts'
import { ContentErrors } from '../error.ts'
import { openWords } from '../openWords.ts'
import { checkWords } from './check.ts'

let content: Content
beforeEach(() => {
  content = makeContent()
})
afterAll(removeContents)

/** All mistakes, one line each. */
function mistakes(): string[] {
  try {
    checkWords(openWords(content.root))
    return []
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors.map(({ message }) => message)
    throw error
  }
}

function writePage(id: string, more: object, body?: string) {
  content.write(`pages/${id}.ja.md`, pageFile(id, 'ja', more, body))
  content.write(`pages/${id}.en.md`, pageFile(id, 'en', more, body))
}

function writeArticle(id: string, more: object) {
  const head = { address: `/${id}`, parent: 'insights', ...articles['first-article'], ...more }
  for (const language of ['ja', 'en'] as const) {
    const file = pageFile(id, language, { ...head, modified: head.published })
    content.write(`articles/${id}.${language}.md`, file)
  }
}

function writeText(id: string, more: object = {}) {
  for (const language of ['ja', 'en'] as const) {
    const head = { address: `/${id}`, parent: 'business', kind: 'plain', ...more }
    content.write(`texts/${id}.${language}.md`, pageFile(id, language, head))
  }
}

test('correct content passes', () => {
  expect(mistakes()).toEqual([])
})

test('reports a page or an article that lacks a language', () => {
  content.remove('pages/about.en.md')
  content.remove('articles/first-article.ja.md')
  expect(mistakes()).toEqual([
    'content/articles/first-article.ja.md: the file is missing: "first-article" needs every language.',
    'content/pages/about.en.md: the file is missing: "about" needs every language.',
  ])
})

test('reports a missing data file and an unknown key', () => {
  content.remove('data/home.yaml')
  content.writeData('menu', { colour: 'red' })
  expect(mistakes()).toEqual([
    expect.stringMatching(/^content\/data\/menu\.yaml: .*"colour"/),
    'content/data/home.yaml: the file is missing.',
  ])
})

test('reports {placeholders} that one language lacks or misspells', () => {
  content.writeData('topics', {
    topics: { dx: { ja: 'a', en: 'b' }, esg: { ja: '{count}件', en: '{cuont} of {count}' } },
  })
  expect(mistakes()).toEqual([
    expect.stringMatching(
      /^content\/data\/topics\.yaml: topics\.esg: .*\{count\} \{cuont\}, but \{count\} in Japanese/,
    ),
  ])
})

test('reports a note without a text as empty, one with a heading by what it may hold', () => {
  for (const language of ['ja', 'en']) {
    content.write(
      `news/hours.${language}.md`,
      "---\nid: hours\ntitle: t\npublished: '2026-01-01'\n---\n",
    )
    content.write(
      `news/move.${language}.md`,
      "---\nid: move\ntitle: t\npublished: '2026-01-01'\n---\n## A {#a}\n",
    )
  }
  expect(mistakes().filter((mistake) => mistake.includes('en.md'))).toEqual([
    'content/news/hours.en.md: it is empty: write it.',
    expect.stringMatching(/^content\/news\/move\.en\.md: write paragraphs, lists and links only/),
  ])
})

test('an added page has no address that the editor, the server or a folder of the site has', () => {
  for (const id of ['admin', 'pictures']) writeText(id)
  expect(mistakes()).toEqual([
    expect.stringMatching(/^content\/texts\/admin\.ja\.md: address: .* has \/admin already/),
    expect.stringMatching(/^content\/texts\/pictures\.ja\.md: address: .* has \/pictures already/),
  ])
})

test('reports malformed figures and charts that would be printed literally', () => {
  writePage(
    'sales',
    {},
    'It is {figure: people}. {source act}\n\nSee {chart:bars} here.\n\n{Chart:bars}\n',
  )
  expect(mistakes().filter((mistake) => mistake.includes('sales.en'))).toEqual([
    expect.stringContaining('"{figure: people}" is not understood'),
    expect.stringContaining('"{source act}" is not understood'),
    expect.stringContaining('"{chart:bars}" is not understood'),
    expect.stringContaining('"{Chart:bars}" is not understood'),
  ])
})

test('accepts links to existing pages, articles, anchors, figures and charts', () => {
  const body =
    '[a](page:glossary#term-1) [b](page:first-article) [c](#here) {figure:people}{source:act}\n\n{chart:bars}\n'
  writePage('sales', {}, `${body}\n## Here {#here}\n\nText.\n`)
  expect(mistakes()).toEqual([])
})

test('reports a chart with an unknown source or exit, or with missing marks or numbers', () => {
  const words = { ja: 'a', en: 'b' }
  const head = { label: words, value: words }
  const row = { label: words, text: words, value: 1 }
  content.writeData('charts', {
    charts: {
      bars: {
        kind: 'bars',
        title: words,
        head,
        source: 'rumour',
        drum: 1,
        rows: [row, { ...row, point: true }],
      },
      grid: {
        kind: 'matrix',
        title: words,
        head: { label: words },
        columns: [words, words],
        rows: [
          { exit: 'seven', marks: ['yes', 'no'] },
          { exit: 'six', marks: ['yes'] },
        ],
      },
      years: {
        kind: 'series',
        title: words,
        head: { label: words },
        columns: [words, words],
        unit: words,
        rows: [
          { label: words, values: ['1', '2'] },
          { label: words, values: ['1'] },
        ],
      },
    },
  })
  expect(mistakes()).toEqual([
    expect.stringMatching(/charts\.yaml: charts\.bars\.source: there is no source "rumour"/),
    expect.stringMatching(/charts\.yaml: charts\.grid\.rows\.0\.exit: there is no exit "seven"/),
    expect.stringMatching(
      /charts\.yaml: charts\.grid\.rows\.1\.marks: "six" has 1 marks: give it 2\./,
    ),
    'content/data/charts.yaml: charts.years.rows.1.values: "a" has 1 values: give it 2.',
  ])
})

test('reports a link to an anchor that its target page lacks', () => {
  writePage('about', {}, '## One {#one}\n\nText.\n')
  const links = ['page:about#two', 'page:about#one', '#one', 'page:first-article#x']
  writePage('sales', {}, links.map((link) => `[a](${link})`).join(' '))
  expect(mistakes().filter((mistake) => mistake.includes('sales.en'))).toEqual(
    [
      'link "page:about#two": the page "about" has no anchor "two": use one of one.',
      'link "#one": the page "sales" has no anchor "one": link to the page.',
      'link "page:first-article#x": the page "first-article" has no anchor "x": link to the page.',
    ].map((problem) => `content/pages/sales.en.md: ${problem}`),
  )
})

test('reports a value that both languages share once, in both files', () => {
  writeArticle('third-article', { parent: 'insihts' })
  expect(mistakes()).toEqual([
    expect.stringMatching(
      /^content\/articles\/third-article\.\{ja,en\}\.md: parent: there is no page "insihts"/,
    ),
  ])
})

test('reports a page that is not in the route table', () => {
  writePage('new-page', {})
  expect(mistakes()).toEqual([
    'content/pages/new-page.ja.md: the page has no address: add a line for it to routing/table.ts.',
  ])
})

test('a page of text that was added is a page: other files refer to it, drafts are hidden', () => {
  writeText('new-text')
  writeText('draft-text', { draft: true })
  writePage('about', { related: ['new-text'] }, '[a](page:new-text)\n')
  expect(mistakes()).toEqual([])
  content.write('redirects.yaml', 'moved:\n  - old: /new-text\n    page: about\n')
  expect(mistakes()).toEqual([
    expect.stringMatching(/^content\/redirects\.yaml: .*the page "new-text" has \/new-text still/),
  ])
  const { textIds, everyText, hidden } = openWords(content.root)
  expect([textIds, everyText]).toEqual([['new-text'], ['draft-text', 'new-text']])
  expect(hidden.get('draft-text' as never)).toBe('draft')
})

test('reports an added page that lacks a language, differs in it, or has another kind, parent, id or address', () => {
  writeText('half')
  content.remove('texts/half.en.md')
  writeText('unlike')
  const english = { address: '/unlike', parent: 'about', kind: 'plain' }
  content.write('texts/unlike.en.md', pageFile('unlike', 'en', english))
  writeText('odd-kind', { kind: 'hub' })
  writeText('odd-parent', { parent: 'contact' })
  writeText('second', { address: '/contact' })
  writeText('first-article', { address: '/elsewhere' })
  expect(mistakes().map((each) => each.replace(/: (?:write|give|choose|lead).*$/, ''))).toEqual(
    expect.arrayContaining([
      'content/texts/half.en.md: the file is missing: "half" needs every language.',
      expect.stringMatching(/^content\/texts\/unlike\.en\.md: parent: /),
      expect.stringMatching(/^content\/texts\/odd-kind\.\{ja,en\}\.md: kind: /),
      'content/texts/odd-parent.{ja,en}.md: parent: the page "contact" links to no pages below it',
      'content/texts/second.ja.md: address: the page "contact" has /contact already',
      'content/texts/first-article.ja.md: address: there is a page "first-article" already',
    ]),
  )
})

test('reports an article with the id or address of another page', () => {
  writeArticle('about', { address: '/other' })
  writeArticle('third-article', { address: '/contact' })
  writeArticle('fourth-article', { address: '/first-article' })
  writeArticle('fifth-article', { address: '/en' })
  const found = mistakes()
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/articles\/about\.ja\.md: address: there is a page "about" already/,
      ),
      expect.stringMatching(/third-article\.ja\.md: address: the page "contact" has \/contact/),
      expect.stringMatching(/fourth-article\.ja\.md: address: the page "first-article" has/),
      expect.stringMatching(/fifth-article\.ja\.md: address: the page "home" has \/en already/),
    ]),
  )
  expect(found).toHaveLength(4)
})

test('reports whatever leads to a page that is not public', () => {
  writeArticle('third-article', { draft: true })
  writeArticle('later', { publish: '2999-01-01' })
  writePage('buyers', { withdrawn: true }, '[a](#here)\n\n## Here {#here}\n')
  writePage('sales', { related: ['third-article'] }, '[a](page:later) [b](page:buyers)\n')
  expect(mistakes().map((mistake) => mistake.split(' (a draft')[0])).toEqual([
    'content/pages/sales.{ja,en}.md: related.0: the page "third-article" is not public',
  ])
  writePage('sales', {}, '[a](page:later) [b](page:buyers)\n')
  expect(mistakes().map((mistake) => mistake.split(' (a draft')[0])).toEqual(
    ['ja', 'en'].flatMap((language) =>
      ['later', 'buyers'].map(
        (id) => `content/pages/sales.${language}.md: the page "${id}" is not public`,
      ),
    ),
  )
})

test('checks a page that is not public like any other', () => {
  writeArticle('third-article', { draft: true, address: '/contact' })
  writePage('buyers', { withdrawn: true }, '[a](page:nowhere)\n')
  expect(mistakes()).toEqual([
    expect.stringMatching(/third-article\.ja\.md: address: the page "contact" has \/contact/),
    expect.stringMatching(/buyers\.ja\.md: link "page:nowhere"/),
    expect.stringMatching(/buyers\.en\.md: link "page:nowhere"/),
  ])
})

test("reports the withdrawal of a page that the site's code links to", () => {
  writePage('privacy', { withdrawn: true })
  writePage('contact', { withdrawn: true })
  expect(mistakes()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/pages\/privacy\.\{ja,en\}\.md: withdrawn: .* stays public/),
      expect.stringMatching(/^content\/pages\/contact\.\{ja,en\}\.md: withdrawn: .* stays public/),
    ]),
  )
})

test('reports redirects that are double, lead nowhere, or begin where a page is', () => {
  const moved = [
    { old: '/old', page: 'about' },
    { old: '/old' },
    { old: '/contact', page: 'about' },
    { old: '/first-article', page: 'first-article' },
  ]
  content.writeData('redirects', { moved })
  expect(mistakes()).toEqual([
    'content/redirects.yaml: moved.1.old: /old is there twice: take one out.',
    expect.stringMatching(/redirects\.yaml: moved\.2\.old: the page "contact" has \/contact still/),
  ])
  content.writeData('redirects', {
    moved: [
      { old: '/en/old', page: 'about' },
      { old: '/a', page: 'b' },
    ],
  })
  expect(mistakes()).toEqual([
    expect.stringMatching(/moved\.0\.old: write an address/),
    expect.stringMatching(/moved\.1\.page: there is no page "b"/),
  ])
})

test('reports a file whose name matches no page', () => {
  content.write('pages/notes.md', 'x')
  content.write('articles/Third.ja.md', 'x')
  content.write('pages/.DS_Store', 'x')
  expect(mistakes()).toEqual([
    'content/pages/notes.md: call the file <id>.ja.md or <id>.en.md.',
    'content/articles/Third.ja.md: call the file <id>.ja.md or <id>.en.md.',
  ])
})
