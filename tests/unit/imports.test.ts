import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, packagesOf } from '../support/imports.ts'

/**
 * What files of a folder may import besides their own folder: folders or single files. Tests may import
 * anything.
 */
const allowed: Record<string, readonly string[]> = {
  routing: [],
  'content-reader': ['routing'],
  calculators: ['routing'],
  contact: ['routing/language.ts'],
  hosting: ['contact', 'content-reader', 'routing', 'src/search'],
  editor: ['content-reader', 'routing', 'build'],
  server: ['hosting', 'contact', 'content-reader', 'routing'],
  netlify: ['hosting', 'contact', 'content-reader', 'routing'],
  'src/models': [
    'content-reader',
    'calculators',
    'routing',
    'art',
    // The build limits queries and cuts the index of search as the browser does.
    'src/search/fillers.ts',
    'src/search/longestQuery.ts',
    'src/search/searchable.ts',
    'src/search/sentences.ts',
  ],
  'src/icons': [],
  'src/components': ['src/models', 'src/icons', 'content-reader', 'routing', 'art'],
  'src/search': [
    'src/models',
    'routing',
    'contact/answers/escapeHtml.ts',
    'content-reader/text/fill.ts',
  ],
  'src/islands': [
    'src/models',
    'src/icons',
    'src/search',
    'calculators',
    'routing',
    'contact/rules.ts',
    'content-reader/text/colon.ts',
    'content-reader/text/fill.ts',
    // Rendered both at build time and in the browser.
    'src/components/tables',
    'src/components/exits/Door.tsx',
    'src/components/exits/ExitFindings.tsx',
  ],
  'src/views': ['src/components', 'src/models', 'content-reader', 'routing', 'art'],
  'src/templates': [
    'src/components',
    'src/icons',
    'src/models',
    'content-reader',
    'routing',
    'art',
  ],
  'src/browser': ['calculators', 'routing', 'src/search'],
  'src/layout': [
    'src/browser',
    'src/components',
    'src/icons',
    'src/islands',
    'src/models',
    'src/styles',
    'src/views',
    'content-reader',
    'routing',
    'art',
  ],
  build: [
    'src/layout',
    'src/models',
    'src/templates',
    'src/browser/lateFonts.ts',
    'content-reader',
    'routing',
    'art',
  ],
}

/** Folders that get data as props and import only types of models. */
const propsOnly = ['src/components', 'src/islands', 'src/search', 'src/views']

/** The frameworks that a folder may import; folders not listed may import none. */
const frameworks: Record<string, readonly string[]> = {
  'src/components': ['react', 'react-dom'],
  'src/icons': ['react', 'react-dom'],
  'src/islands': ['react', 'react-dom'],
  'src/views': ['react', 'react-dom'],
  'src/templates': ['react', 'react-dom'],
  'src/browser': ['astro'],
  'src/layout': ['react', 'react-dom', 'astro'],
  build: ['astro'],
  editor: ['astro'],
}

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')

const folders = Object.keys(allowed)
const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`)).filter(
  (file) => !file.endsWith('.test.ts'),
)

test('every file imports only what its folder may', () => {
  const forbidden = files.flatMap((file) =>
    importsOf(file, true)
      .filter((to) => folderOf(to) !== folderOf(file))
      .filter(
        (to) => !allowed[folderOf(file)]?.some((each) => to === each || to.startsWith(`${each}/`)),
      )
      .map((to) => `${file} → ${to}`),
  )
  expect(files.filter((file) => file.endsWith('.astro')).length).toBeGreaterThan(5)
  expect(forbidden).toEqual([])
})

test('components that get props import only types of models', () => {
  const drawn = files.filter((file) => propsOnly.includes(folderOf(file)))
  const values = drawn.flatMap((file) =>
    importsOf(file, false)
      .filter((to) => folderOf(to) === 'src/models')
      .map((to) => `${file} → ${to}`),
  )
  expect(drawn.length).toBeGreaterThan(100)
  expect(values).toEqual([])
})

test('only folders that render pages import React or Astro', () => {
  const known = ['react', 'react-dom', 'astro']
  const forbidden = files.flatMap((file) =>
    packagesOf(file)
      .filter((name) => known.includes(name) && !frameworks[folderOf(file)]?.includes(name))
      .map((name) => `${file} → ${name}`),
  )
  expect(forbidden).toEqual([])
})

test('there are no circular imports', () => {
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
