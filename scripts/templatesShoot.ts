/**
 * Takes the screenshots on the gallery's cards: every template's page in each language, inside its frame.
 * They are masters (art/masters/templates), committed with their web sizes, and listed in art/shots.json with
 * the fingerprint of their sources; taken again only when that changed.
 *
 *   npm run templates:shoot                    take what is missing or out of date, and encode it
 *   npm run templates:shoot -- --only finance  take one template's again, whatever changed
 *   npm run templates:shoot -- --check         list what is out of date. Fails if a picture is missing or the
 *                                              look changed; new texts are only reported, because their author
 *                                              may have no browser to take it with
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { type Language, languages } from '../routing/language.ts'
import { frameAnchor, type TemplateId, templateHref, templateIds } from '../routing/templates.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { build } from './build.ts'
import { endAtBlock } from './endAtBlock.ts'
import { option } from './options.ts'
import { serve } from './servedSite.ts'
import { type ShotSource, shotSources } from './shotSource.ts'

const masters = 'art/masters/templates'
const record = 'art/shots.json'
/** The upper part of the page in a common window, 3:2, and on a large phone. */
const views = {
  '': { viewport: { width: 1440, height: 960 } },
  '-phone': { viewport: { width: 430, height: 538 }, deviceScaleFactor: 2 },
}
/** What the lower edge must not cut. */
const whole = { '': 'h1, h2, h3', '-phone': '*' }
const suffixes = Object.keys(views) as (keyof typeof views)[]
const avif = { quality: 80, effort: 5, chromaSubsampling: '4:4:4' }

interface Shot {
  readonly id: TemplateId
  readonly language: Language
  readonly name: string
  readonly source: ShotSource
}

const only = option('--only')
if (only !== undefined && !(templateIds as readonly string[]).includes(only)) {
  console.error(`There is no template "${only}". There are: ${templateIds.join(', ')}.`)
  process.exit(1)
}
const taken: Partial<Record<string, ShotSource>> = JSON.parse(
  await readFile(record, 'utf8').catch(() => '{}'),
)
const there = new Set(await readdir(masters).catch(() => []))
const shots: Shot[] = []
for (const id of templateIds) {
  const sources = await shotSources(id)
  for (const language of languages) {
    shots.push({ id, language, name: `${id}-${language}`, source: sources[language] })
  }
}
const redesigned = shots.filter(
  ({ name, source }) =>
    taken[name]?.look !== source.look ||
    suffixes.some((suffix) => !there.has(`${name}${suffix}.avif`)),
)
const reworded = shots.filter(({ name, source }) => taken[name]?.words !== source.words)

if (process.argv.includes('--check')) {
  const names = [...new Set([...redesigned, ...reworded])].map(({ name }) => name)
  if (names.length)
    console.error(`Missing or out of date: ${names.join(', ')}. Run "npm run templates:shoot".`)
  process.exit(redesigned.length ? 1 : 0)
}

const wanted = only
  ? shots.filter(({ id }) => id === only)
  : [...new Set([...redesigned, ...reworded])]
await mkdir(masters, { recursive: true })
if (wanted.length) {
  await build()
  const server = await serve()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    for (const shot of wanted) {
      for (const suffix of suffixes) await take(browser, server.url, shot, suffix)
      taken[shot.name] = shot.source
      await save()
      console.log(`took ${shot.name}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
await removeOthers()
process.exitCode = spawnSync(process.execPath, ['scripts/pictures.ts'], { stdio: 'inherit' }).status

async function take(
  browser: Browser,
  site: string,
  { id, language, name }: Shot,
  suffix: keyof typeof views,
) {
  // The page's Content-Security-Policy would block the change below.
  const options = { reducedMotion: 'reduce', bypassCSP: true } as const
  const page = await browser.newPage({ ...views[suffix], ...options })
  const address = `${site}${templateHref(id, language)}`
  // Nine in Tokyo: a template shows clocks.
  await page.clock.setFixedTime('2026-01-13T09:00:00+09:00')
  // Fonts are optional on the site; here the page waits for them, so that pictures are reproducible.
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
  await page.goto(`${address}#${frameAnchor}`, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Pictures further down are lazy and may never load.
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
    )
    await Promise.all(seen.map((image) => image.complete || image.decode()))
    await document.fonts.ready
  })
  await page.evaluate(endAtBlock, whole[suffix])
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .avif(avif)
    .toFile(`${masters}/${name}${suffix}.avif`)
  await page.close()
}

/** Called after each, so that an interrupted run loses nothing. */
function save(): Promise<void> {
  const inOrder = Object.fromEntries(shots.map(({ name }) => [name, taken[name]]))
  return writeFile(record, `${JSON.stringify(inOrder, null, 2)}\n`)
}

/** Removes masters of removed templates. */
async function removeOthers(): Promise<void> {
  const names = new Set(
    shots.flatMap(({ name }) => suffixes.map((suffix) => `${name}${suffix}.avif`)),
  )
  for (const file of await readdir(masters)) if (!names.has(file)) await rm(`${masters}/${file}`)
}
