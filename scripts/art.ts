/**
 * Renders the pictures' masters from their scenes in art/scenes with Blender: only what is missing or
 * whose scene or library changed since it was rendered.
 *
 *   npm run art                  render what is out of date
 *   npm run art -- --only dx     render one picture again
 *   npm run art -- --check       list what is out of date, and fail if anything is
 *
 * Then `npm run pictures` cuts the masters to the sizes that the site serves.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const record = 'art/rendered.json'
const drafts = '.build/art'
const avif = { quality: 90, effort: 5, chromaSubsampling: '4:4:4' }

const only = process.argv.includes('--only') ? process.argv.at(-1) : undefined
const rendered: Record<string, string> = JSON.parse(
  await readFile(record, 'utf8').catch(() => '{}'),
)
const scenes = listScenes()
if (only && !scenes.has(only)) {
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
for (const [at, [name, key]] of stale.entries()) {
  console.log(`[${at + 1}/${stale.length}] ${name}`)
  // The script says itself what to install when Blender is missing.
  const { status } = spawnSync('python3', ['art/render.py', name, '--out', drafts], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  const master = `art/masters/${name.replaceAll('_', '-')}.avif`
  await sharp(join(drafts, `${name}.png`))
    .avif(avif)
    .toFile(master)
  rendered[name] = key
  const sorted = Object.fromEntries(Object.entries(rendered).sort())
  await writeFile(record, `${JSON.stringify(sorted, null, 1)}\n`)
}

/** Every picture's name and the scene that it is a camera of. */
function listScenes(): Map<string, string> {
  const lines = execFileSync('python3', ['art/render.py', '--list'], { encoding: 'utf8' })
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  )
}

async function fingerprint(folder: string): Promise<string> {
  const sum = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((each) => each.endsWith('.py')).sort()) {
    sum.update(await readFile(join(folder, file)))
  }
  return sum.digest('hex')
}
