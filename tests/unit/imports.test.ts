import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from '../support/imports.ts'

// Lint rules hold the direction of imports where an editor shows it at once. They see neither `.astro` files
// nor `import('…')` types, so the whole is looked at here.

/** The rooms, or single files, that the files of a room may import besides their own; tests may import anything. */
const allowed: Record<string, readonly string[]> = {
  routing: [],
  words: ['routing'],
  reckoning: ['routing'],
  contact: [],
  hosting: ['contact', 'words', 'routing'],
  editor: ['words', 'routing', 'src/document'],
  server: ['hosting', 'contact', 'words', 'routing'],
  netlify: ['hosting', 'contact', 'words', 'routing'],
  'src/models': ['words', 'reckoning', 'routing', 'art'],
  'src/icons': [],
  'src/shared': ['src/models', 'words/fill.ts'],
  'src/components': ['src/models', 'src/icons', 'src/shared', 'words', 'routing', 'art'],
  'src/search': ['src/models', 'routing'],
  'src/islands': [
    'src/models',
    'src/icons',
    'src/shared',
    'src/search',
    'reckoning',
    'routing',
    'contact/rules.ts',
    'words/colon.ts',
    'words/fill.ts',
  ],
  'src/views': ['src/components', 'src/models', 'src/shared', 'words', 'routing', 'art'],
  'src/templates': ['src/components', 'src/icons', 'src/models', 'words', 'routing', 'art'],
  'src/document': [
    'src/components',
    'src/icons',
    'src/islands',
    'src/models',
    'src/shared',
    'src/styles',
    'src/views',
    'words',
    'routing',
    'art',
  ],
}

/** The room that a file lives in. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')

const rooms = Object.keys(allowed)
const files = globSync(rooms.map((room) => `${room}/**/*.{ts,tsx,astro}`)).filter(
  (file) => !file.endsWith('.test.ts'),
)

test('every file imports only rooms below its own', () => {
  const arrows = files.flatMap((file) =>
    importsOf(file, true)
      .filter((to) => roomOf(to) !== roomOf(file))
      .filter((to) => ![to, roomOf(to)].some((each) => allowed[roomOf(file)]?.includes(each)))
      .map((to) => `${file} → ${to}`),
  )
  expect(files.filter((file) => file.endsWith('.astro')).length).toBeGreaterThan(5)
  expect(arrows).toEqual([])
})

test('no file is imported by what it imports', () => {
  const known = new Map(files.map((file) => [file, importsOf(file, true)]))
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const to of known.get(file) ?? []) visit(to, [...way, file])
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})
