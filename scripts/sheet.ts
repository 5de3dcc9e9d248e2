/**
 * npm run sheet: a contact sheet of all pages of the built site, one picture per language and width, in
 * .build/sheet/. Needs `npm run build`.
 *
 *   npm run sheet                    1,440, 1,024, 768 and 390 px
 *   npm run sheet -- 390             one width
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { colour } from '../art/colours.ts'
import { type Language, languages } from '../routing/language.ts'
import { templateHref, templateIds } from '../routing/templates.ts'
import { href } from '../src/models/site/links.ts'
import { routes } from '../src/models/site/routes.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { serve } from './servedSite.ts'

const out = '.build/sheet'
const asked = process.argv.slice(2).map(Number)
const widths = asked.length ? asked : [1440, 1024, 768, 390]
/** Of long pages, only the first two screens are shown. */
const tile = { width: 320, gap: 12, screens: 2 }

if (widths.some((width) => !(width >= 280 && width <= 4000))) {
  throw new Error(`npm run sheet -- WIDTH: give widths in CSS pixels, e.g. 390.`)
}
if (!existsSync('dist/index.html')) throw new Error('There is no built site: run "npm run build".')

await mkdir(out, { recursive: true })
const server = await serve()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserArguments,
})
try {
  for (const width of widths)
    for (const language of languages) await sheet(browser, width, language)
} finally {
  await browser.close()
  await server.stop()
}

async function sheet(on: Browser, width: number, language: Language): Promise<void> {
  const height = width < 768 ? 844 : 900
  const page = await on.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  const scale = tile.width / width
  const tileHeight = Math.round(height * tile.screens * scale)
  const columns = 8
  const tiles: OverlayOptions[] = []
  const addresses = [
    ...routes.map(({ id }) => href(id, language)),
    ...templateIds.map((id) => templateHref(id, language)),
  ]
  for (const [at, address] of addresses.entries()) {
    await page.goto(server.url + address, { waitUntil: 'networkidle' })
    // Pictures further down are lazy.
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const whole = sharp(await page.screenshot({ fullPage: true })).resize(tile.width)
    const { info } = await whole.toBuffer({ resolveWithObject: true })
    const input = await whole
      .extract({ left: 0, top: 0, width: tile.width, height: Math.min(info.height, tileHeight) })
      .png()
      .toBuffer()
    tiles.push({
      input,
      left: tile.gap + (at % columns) * (tile.width + tile.gap),
      top: tile.gap + Math.floor(at / columns) * (tileHeight + tile.gap),
    })
  }
  await page.close()
  const file = `${out}/${language}-${width}.png`
  const rows = Math.ceil(tiles.length / columns)
  const canvas = {
    width: tile.gap + columns * (tile.width + tile.gap),
    height: tile.gap + rows * (tileHeight + tile.gap),
    channels: 3 as const,
    background: colour('line'),
  }
  await sharp({ create: canvas }).composite(tiles).png().toFile(file)
  console.log(`${file}: ${tiles.length} pages`)
}
