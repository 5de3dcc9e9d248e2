/**
 * Encodes the masters in art/masters in the sizes that the site serves (public/pictures) and lists them in
 * src/models/pictures/pictures.manifest.json. Encoding is slow, so the results are committed; only pictures
 * whose master or framing changed are encoded again.
 *
 *   npm run pictures                          encode what is missing or out of date
 *   npm run pictures -- --only scrolls-hero   encode one master's pictures
 *   npm run pictures -- --check               list what is out of date, and fail if anything is
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { sep } from 'node:path'
import sharp from 'sharp'
import {
  type Focus,
  type Framing,
  type FramingName,
  focus,
  framings,
  framingsOf,
  heroFocus,
  tallFocus,
} from '../art/framings.ts'
import { contentHash } from '../routing/contentHash.ts'
import { option } from './options.ts'

const out = 'public/pictures'
const manifestFile = 'src/models/pictures/pictures.manifest.json'
const avif = { quality: 55, effort: 4, chromaSubsampling: '4:4:4' }
const webp = { quality: 74, effort: 6, smartSubsample: true }

interface Variant {
  width: number
  height: number
  /** Files are named <stem>-<width>.avif or .webp. */
  widths: number[]
  stem: string
}
type Entry = { key: string; wide: Variant; phone?: Variant }
type Manifest = Record<string, Partial<Record<FramingName, Entry>>>

const checking = process.argv.includes('--check')
const only = option('--only')
const previous: Manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'))
const manifest: Manifest = {}
const stale: string[] = []

const files = await readdir('art/masters', { recursive: true })
const photographs = files.filter((file) => /\.(jpe?g|png|webp|tiff?|heic)$/i.test(file))
if (photographs.length > 0) {
  console.error(
    `Not AVIF: ${photographs.join(', ')}. Convert it (CONTRIBUTING.md, 'Picture from a photograph').`,
  )
  process.exit(1)
}
const masters = files
  .filter((file) => file.endsWith('.avif'))
  .map((file) => file.split(sep).join('/'))
  .sort()
if (only !== undefined && !masters.includes(`${only}.avif`)) {
  console.error(`There is no master art/masters/${only}.avif.`)
  process.exit(1)
}
for (const file of masters) {
  const name = file.replace('.avif', '')
  if (only && name !== only) {
    if (previous[name]) manifest[name] = previous[name]
    continue
  }
  const master = await readFile(`art/masters/${file}`)
  const entries: Manifest[string] = {}
  for (const framingName of framingsOf(name)) {
    const framing: Framing = framings[framingName]
    const place = focus[name] ?? usual(name, framingName)
    const key = contentHash(master, JSON.stringify([framing, place, avif, webp]))
    const known = previous[name]?.[framingName]
    if (known?.key === key) {
      entries[framingName] = known
      continue
    }
    stale.push(`${name} (${framingName})`)
    if (checking) continue
    // "strata-hero" used as a hero must not become "strata-hero-hero".
    const flat = name.replaceAll('/', '-')
    const stem = flat.endsWith(`-${framingName}`) ? flat : `${flat}-${framingName}`
    const entry: Entry = {
      key,
      wide: await encode(master, `${stem}-${key}`, framing.wide, place.wide, framing.quality),
    }
    if (framing.phone) {
      const at = place.phone ?? place.wide
      entry.phone = await encode(master, `${stem}-phone-${key}`, framing.phone, at, framing.quality)
    }
    entries[framingName] = entry
    console.log(`made ${stem}`)
  }
  manifest[name] = entries
  if (!checking) await save({ ...previous, ...manifest })
}

if (checking) {
  if (stale.length) console.error(`Out of date: ${stale.join(', ')}. Run "npm run pictures".`)
  process.exit(stale.length ? 1 : 0)
}
await save(manifest)
await removeUnused()

function usual(master: string, framing: FramingName): Focus {
  if (framing === 'hero') return heroFocus
  return master.endsWith('-hero') ? tallFocus : {}
}

/** Saved after each master, so that an interrupted run loses nothing. */
function save(content: Manifest): Promise<void> {
  return writeFile(manifestFile, `${JSON.stringify(content, null, 1)}\n`)
}

/** Crops the largest area of the wanted shape around the focus, and writes it in every width. */
async function encode(
  master: Buffer,
  stem: string,
  { ratio, widths }: Framing['wide'],
  at = { x: 0.5, y: 0.5 },
  quality = avif.quality,
): Promise<Variant> {
  const meta = await sharp(master).metadata()
  const width = Math.min(meta.width, Math.round(meta.height * ratio))
  const height = Math.min(meta.height, Math.round(meta.width / ratio))
  const left = clamp(meta.width * at.x - width / 2, meta.width - width)
  const top = clamp(meta.height * at.y - height / 2, meta.height - height)
  // Never enlarges: widths beyond the master's become the master's.
  const made = [...new Set(widths.map((wanted) => Math.min(wanted, width)))]
  await mkdir(out, { recursive: true })
  for (const size of made) {
    const cut = sharp(master).extract({ left, top, width, height }).resize(size)
    await cut
      .clone()
      .avif({ ...avif, quality })
      .toFile(`${out}/${stem}-${size}.avif`)
    await cut.clone().webp(webp).toFile(`${out}/${stem}-${size}.webp`)
  }
  const widest = made.at(-1) ?? width
  return { width: widest, height: Math.round(widest / ratio), widths: made, stem }
}

function clamp(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max))
}

async function removeUnused() {
  const stems = Object.values(manifest).flatMap((entries) =>
    Object.values(entries).flatMap(({ wide, phone }) => [
      wide.stem,
      ...(phone ? [phone.stem] : []),
    ]),
  )
  for (const file of await readdir(out)) {
    if (!stems.some((stem) => file.startsWith(`${stem}-`))) await rm(`${out}/${file}`)
  }
}
