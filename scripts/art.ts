/**
 * Renders the master pictures from the scenes in art/scenes with Blender: only what is missing or whose scene
 * or library changed.
 *
 *   npm run art                         render what is out of date
 *   npm run art -- --only dx            render one picture again
 *   npm run art -- --check              list what is out of date, and fail if anything is
 *   npm run art -- --verify [--only dx] after a change that should alter no picture: render small
 *                                       drafts, compare them with the masters, record what matches
 *
 * Then `npm run pictures` encodes the masters in the sizes that the site serves.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { option } from './options.ts'

const record = 'art/rendered.json'
const drafts = '.build/art'
const avif = { quality: 90, effort: 5, chromaSubsampling: '4:4:4' }

/** Scale of a draft relative to its master, and samples per pixel. */
const draft = { scale: 0.25, samples: 12 }
/**
 * Mean channel difference (of 255) up to which a draft matches its master. Unchanged scenes stay below 2
 * (noise); moving one object by its own width gives more.
 */
const tolerance = 2.5

const only = option('--only')
const rendered: Record<string, string> = JSON.parse(
  await readFile(record, 'utf8').catch(() => '{}'),
)
const scenes = await listScenes()
if (only !== undefined && !scenes.has(only)) {
  console.error(
    `No scene has a picture named "${only}". There are: ${[...scenes.keys()].join(', ')}.`,
  )
  process.exit(1)
}

const library = await fingerprint('art/lib')
const stale: [name: string, key: string][] = []
for (const [name, scene] of scenes) {
  const source = await readFile(join('art/scenes', scene))
  const key = createHash('sha256').update(library).update(source).digest('hex').slice(0, 12)
  if (only ? name === only : rendered[name] !== key) stale.push([name, key])
}

if (process.argv.includes('--check')) {
  for (const [name] of stale)
    console.error(`Out of date: ${name}. Run "npm run art -- --only ${name}".`)
  process.exit(stale.length ? 1 : 0)
}

await mkdir(drafts, { recursive: true })
const verifying = process.argv.includes('--verify')
let differing = 0
for (const [at, [name, key]] of stale.entries()) {
  const place = `[${at + 1}/${stale.length}] ${name}`
  if (verifying) {
    const difference = await compare(name)
    const same = difference <= tolerance
    console.log(`${place}: ${same ? 'matches' : 'DIFFERS'} (${difference.toFixed(2)})`)
    if (same) await keep(name, key)
    else differing += 1
  } else {
    console.log(place)
    await sharp(render(name)).avif(avif).toFile(masterOf(name))
    await keep(name, key)
  }
}
process.exit(differing ? 1 : 0)

function masterOf(name: string): string {
  return `art/masters/${name.replaceAll('_', '-')}.avif`
}

/** Renders a picture. @returns its file */
function render(name: string, options: string[] = []): string {
  const { status } = spawnSync(
    '/usr/bin/python3',
    ['art/render.py', name, '--out', drafts, ...options],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  return join(drafts, `${name}.png`)
}

async function keep(name: string, key: string): Promise<void> {
  rendered[name] = key
  const sorted = Object.fromEntries(Object.entries(rendered).sort())
  await writeFile(record, `${JSON.stringify(sorted, null, 1)}\n`)
}

/** Mean difference between a new draft and the master; infinite if there is none of that size. */
async function compare(name: string): Promise<number> {
  const file = render(name, ['--scale', `${draft.scale}`, '--spp', `${draft.samples}`])
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const master = await sharp(masterOf(name))
    .metadata()
    .catch(() => undefined)
  if (!master || Math.abs((master.width ?? 0) * draft.scale - width) > 1) return Infinity
  // Both are blurred, so that the draft's noise and edges matter little.
  const softened = (source: string) =>
    sharp(source).resize(width, height, { fit: 'fill' }).removeAlpha().blur(2).raw().toBuffer()
  const expected = await softened(masterOf(name))
  const actual = await softened(file)
  return (
    actual.reduce((sum, value, i) => sum + Math.abs(value - (expected[i] ?? 0)), 0) / actual.length
  )
}

/** Every picture and its scene, listed as art/render.py does. */
async function listScenes(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of (await readdir('art/scenes')).sort()) {
    const text = await readFile(join('art/scenes', file), 'utf8')
    for (const [, name] of text.matchAll(/(?:shot|level_shot|free_shot)\(['"](\w+)['"]/g)) {
      if (name) found.set(name, file)
    }
  }
  return found
}

async function fingerprint(folder: string): Promise<string> {
  const sum = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((each) => each.endsWith('.py')).sort()) {
    sum.update(await readFile(join(folder, file)))
  }
  return sum.digest('hex')
}
