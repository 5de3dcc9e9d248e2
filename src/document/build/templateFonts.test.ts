import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { charactersOf } from './glyphs.ts'
import { cutTemplateFonts } from './templateFonts.ts'

const face = (family: string, file: string, rest = '') =>
  `@font-face{font-family:${family};src:url(/fonts/templates/${file}.woff2)format("woff2");${rest}}`

/** Cuts the faces of a page with the given styles and body; gives the cut files by their whole ones. */
async function cut(css: string, body: string) {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'page.html'), `<style>${css}</style>${body}`)
  const count = await cutTemplateFonts(dist)
  const html = await readFile(join(dist, 'page.html'), 'utf8')
  const addresses = new Set(html.match(/\/fonts\/[\w-]+\.woff2/g))
  expect(html).not.toContain('/fonts/templates/')
  const files = [...addresses].map(async (address) => {
    const has = charactersOf(await readFile(join(dist, address)))
    return [/\w+(?=-\w+\.)/.exec(address)?.[0], [...has].sort().join('')]
  })
  return { count, has: Object.fromEntries(await Promise.all(files)) }
}

test('a face has what the page sets in its family, and nothing of a family whose name goes on', async () => {
  const css = `${face('Mihon', 'KleeOne')}${face('Mihon Latin', 'Jost')}
h1{font-family:Mihon}p{font:500 1rem Mihon Latin,serif}`
  expect(await cut(css, '<h1>見本</h1><p>Two</p><i>3</i>')).toEqual({
    count: 2,
    has: { KleeOne: '本見', Jost: 'Tow' },
  })
})

test('two faces of one file are one cut, which has the characters of both', async () => {
  const css = `${face('Thin', 'Jost', 'font-weight:100')}${face('"Thick"', 'Jost', 'font-weight:900')}
h1{font-family:Thick}p{font-family:Thin}`
  expect(await cut(css, '<h1>One</h1><p>Two</p>')).toEqual({ count: 1, has: { Jost: 'OTenow' } })
})

test('a character of Japanese that its face lacks stops the build with page and text', async () => {
  const css = `${face('Mihon', 'DotGothic16')}h1{font-family:Mihon}`
  await expect(cut(css, '<h1>見本 𠮷 한</h1>')).rejects.toThrow(
    /page\.html: “𠮷” \(U\+20BB7\) in “見本/,
  )
})
