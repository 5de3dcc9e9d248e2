/**
 * Draws the link preview of each page in each language (1,200 x 630): picture, title, subtitle and mark; and cuts
 * each article's picture to the shapes that search engines ask for.
 * Written to public/previews and listed in src/models/pictures/previews.manifest.json; committed, and drawn
 * again only when text, picture or layout change.
 *
 *   npm run previews            draw what is missing or out of date
 *   npm run previews -- --check list what is out of date. Fails if picture or layout changed; new texts are
 *                               only reported, because their author may have no browser to draw with:
 *                               until then the old preview, or home's, is used.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { colour } from '../art/colours.ts'
import { focus, heroFocus } from '../art/framings.ts'
import { mark } from '../art/mark.ts'
import type { PageText } from '../content-reader/readPage.ts'
import { contentHash } from '../routing/contentHash.ts'
import { type Language, languages } from '../routing/language.ts'
import { fixedRoutes } from '../routing/table.ts'
import { sceneOf } from '../src/models/pictures/pictureModels.ts'
import { listedRoutes } from '../src/models/site/routes.ts'
import { words } from '../src/models/site/site.ts'
import { phrases } from '../src/models/text/phrases.ts'
import { browserArguments, findBrowser } from './browser.ts'

const out = 'public/previews'
const manifestFile = 'src/models/pictures/previews.manifest.json'
const work = '.build/previews'
/** The picture is above a band of paper; its subject is right of the middle, beside the pier. */
const size = { width: 1200, height: 630, picture: 500, subject: 0.68 }
/** 16:9, 4:3 and 1:1: developers.google.com/search/docs/appearance/structured-data/article. */
const shapes = [
  { width: 1200, height: 675 },
  { width: 1200, height: 900 },
  { width: 900, height: 900 },
]
const jpeg = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }
const fonts = {
  mincho: 'src/layout/fonts/ShipporiMincho-SemiBold.woff2',
  newsreader:
    'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  instrument:
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

type Words = Pick<PageText, 'title' | 'subtitle' | 'hero'>
const noWords: Words = { title: '', subtitle: '', hero: '' }
interface Made {
  readonly file: string
  /** Fingerprint of picture and layout, without the text. */
  readonly look: string
}
interface Previews extends Partial<Record<Language, Made>> {
  /** An article's picture in each of the shapes. */
  shapes?: string[]
}
type Manifest = Record<string, Previews>

const checking = process.argv.includes('--check')
const previous: Manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'))
const manifest: Manifest = {}
const stale: { id: string; language: Language; page: Words; made: Made }[] = []
const redesigned: string[] = []
const uncut: { master: Buffer; files: string[] }[] = []

// News too, although its page is absent while there are no notes.
const empty = fixedRoutes.filter(({ id }) => words.hidden.get(id) === 'empty')
for (const { id, kind } of [...listedRoutes, ...empty]) {
  const made: Previews = {}
  manifest[id] = made
  for (const language of languages) {
    const page = words.page(id)[language]
    const master = await readFile(`art/masters/${page.hero}.avif`)
    const look = contentHash(master, card(noWords, language, ''), JSON.stringify([size, jpeg]))
    const key = contentHash(master, card(page, language, ''), JSON.stringify([size, jpeg]))
    const own = { file: `${id}-${language}-${key}.jpg`, look }
    made[language] = own
    const known = previous[id]?.[language]
    if (known?.file !== own.file) stale.push({ id, language, page, made: own })
    if (known && known.look !== look) redesigned.push(`${id} (${language})`)
  }
  const { figure } = words.page(id).ja
  if (kind !== 'article' || !figure) continue
  const master = await readFile(`art/masters/${sceneOf(figure)}.avif`)
  const key = contentHash(master, JSON.stringify([shapes, jpeg]))
  const files = shapes.map(({ width, height }) => `${id}-${width}x${height}-${key}.jpg`)
  made.shapes = files
  if (previous[id]?.shapes?.join() !== files.join()) uncut.push({ master, files })
}

if (checking) {
  const names = [
    ...stale.map(({ id, language }) => `${id} (${language})`),
    ...uncut.flatMap(({ files }) => files),
  ]
  if (names.length)
    console.error(`Missing or out of date: ${names.join(', ')}. Run "npm run previews".`)
  process.exit(redesigned.length ? 1 : 0)
}

await mkdir(out, { recursive: true })
await mkdir(work, { recursive: true })
for (const { master, files } of uncut) {
  for (const [at, file] of files.entries()) {
    await sharp(master).resize(shapes[at]).jpeg(jpeg).toFile(`${out}/${file}`)
    console.log(`made ${file}`)
  }
}
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserArguments,
})
const tab = await browser.newPage({ viewport: size })
for (const { id, language, page, made } of stale) {
  await writeFile(`${out}/${made.file}`, await draw(tab, id, language, page))
  console.log(`made ${made.file}`)
}
await browser.close()

const wanted = new Set(
  Object.values(manifest).flatMap(({ shapes: cut = [], ...made }) => [
    ...cut,
    ...Object.values(made).map(({ file }) => file),
  ]),
)
for (const file of await readdir(out)) if (!wanted.has(file)) await rm(`${out}/${file}`)
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)

async function draw(
  on: Page,
  id: string,
  language: Language,
  page: Words,
): Promise<Uint8Array<ArrayBufferLike>> {
  const { hero } = page
  const master = sharp(`art/masters/${hero}.avif`)
  const { width = 3, height = 1 } = await master.metadata()
  const whole = Math.round((size.picture * width) / height)
  const x = (focus[hero]?.phone ?? heroFocus.phone)?.x ?? 0.5
  const left = Math.round(x * whole - size.subject * size.width)
  await master
    .resize(whole, size.picture)
    .extract({
      left: Math.min(Math.max(left, 0), whole - size.width),
      top: 0,
      width: size.width,
      height: size.picture,
    })
    .png()
    .toFile(`${work}/picture.png`)
  const file = resolve(work, 'card.html')
  await writeFile(file, card(page, language, 'picture.png'))
  await on.goto(pathToFileURL(file).href)
  await on.evaluate(() => document.fonts.ready)
  const overflow = await on.evaluate(() => {
    const wide = [...document.querySelectorAll('h1, p')].some(
      (each) => each.scrollWidth > each.clientWidth,
    )
    return wide || (document.querySelector('.pier')?.clientHeight ?? Infinity) > 430
  })
  if (overflow) throw new Error(`${id} (${language}): the title does not fit on its preview.`)
  return sharp(await on.screenshot())
    .jpeg(jpeg)
    .toBuffer()
}

/** The preview as a page; its text is set as in the site's heroes. */
function card({ title, subtitle }: Words, language: Language, picture: string): string {
  const line = (text: string) => phrases(text, language).map(escaped).join('<wbr>')
  const face = (family: string, path: string) =>
    `@font-face{font-family:${family};src:url("${pathToFileURL(resolve(path)).href}");font-weight:100 900}`
  // Font URLs depend on the machine, so they are not part of the fingerprint.
  const faces = picture
    ? face('Mincho', fonts.mincho) + face('News', fonts.newsreader) + face('Sans', fonts.instrument)
    : ''
  const long = [...title].length > (language === 'ja' ? 14 : 26)
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${faces}
*{margin:0;box-sizing:border-box}
body{position:relative;inline-size:1200px;block-size:630px;overflow:hidden;background:${colour('paper')};color:${colour('ink')}}
img{position:absolute;inset:0 0 auto;inline-size:1200px;block-size:500px}
.logo{position:absolute;inset:500px 64px 0 auto;display:flex;align-items:center;gap:18px;font:500 34px/1 News;letter-spacing:.16em}
.logo svg{inline-size:56px}
.pier{position:absolute;inset-block-end:0;inset-inline-start:64px;inline-size:620px;padding:40px 44px 44px;background:${colour('orange')};color:#fff}
.pier::before{content:"";position:absolute;inset:-18px -18px auto;block-size:18px;background:${colour('orange-dark')}}
h1{font:500 ${long ? 40 : 50}px/1.35 News,Mincho;text-wrap:balance;font-optical-sizing:none;font-variation-settings:"opsz" 40}
p{margin-block-start:14px;font:400 25px/1.6 Sans,"Noto Sans CJK JP",sans-serif;text-wrap:balance}
:lang(ja) h1{font-weight:600;letter-spacing:${long ? 0.02 : 0.045}em;font-feature-settings:"palt"}
:lang(ja) :is(h1,p){word-break:keep-all;overflow-wrap:anywhere;line-break:strict;text-spacing-trim:trim-start;text-autospace:normal}
</style>
<img src="${picture}" alt="">
<div class="pier"><h1>${line(title)}</h1><p>${line(subtitle)}</p></div>
<div class="logo"><svg viewBox="0 0 ${mark.width} ${mark.height}"><path d="${mark.stones}"/><path d="${mark.keystone}" fill="${colour('orange-light')}"/></svg>LEGATUS</div></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
