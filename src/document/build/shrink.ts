import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash, filesBelow } from './files.ts'
import { prune, style } from './prune.ts'

/** Set by the islands' scripts at run time, so their names stay as they are. */
const kept = new Set(['--index', '--drag'])

/** Inline scripts longer than this many characters move into a file that all pages share. */
const longScript = 2000

/** A class of a CSS module as Lightning CSS names it: six characters of hash, then the local name. */
const moduleClass = /(?<![\w-])_?[\w-]{6}_[a-zA-Z][\w-]*(?![\w-])/g

/**
 * Makes the pages smaller without changing what they do: styles of parts that a page does not have go,
 * classes and custom properties get short names, and the islands' runtime, which Astro writes into every
 * page that has one, becomes a file that is cached.
 */
export async function shrink(dist: string): Promise<void> {
  await mkdir(join(dist, '_astro'), { recursive: true })
  const fixed = await shortenClasses(dist)
  for (const file of await filesBelow(dist, '.html')) {
    const scripts: [path: string, source: string][] = []
    const pruned = prune(await readFile(file, 'utf8'), fixed, kept)
    const html = shortenProperties(pruned).replace(
      /<script>(.*?)<\/script>/gs,
      (whole, source: string) => {
        if (source.length < longScript) return whole
        const path = `/_astro/islands.${contentHash(source)}.js`
        scripts.push([path, source])
        return `<script src="${path}" defer></script>`
      },
    )
    for (const [path, source] of scripts) await writeFile(join(dist, path), source)
    await writeFile(file, html)
  }
}

/**
 * Gives every class of a CSS module a short name: the random hashes are what compresses worst in a
 * page. Classes that the islands' scripts set keep their names, because a visitor's browser may hold
 * a script from before the latest build.
 * @returns the short names, which no script sets
 */
async function shortenClasses(dist: string): Promise<Set<string>> {
  const scripts = await filesBelow(dist, '.js')
  const fixed = new Set(
    (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).flatMap(
      (source) => source.match(moduleClass) ?? [],
    ),
  )
  const sources = new Map<string, string>()
  const uses = new Map<string, number>()
  for (const file of await filesBelow(dist, '.html')) {
    const source = await readFile(file, 'utf8')
    sources.set(file, source)
    for (const [, , css = ''] of source.matchAll(style)) {
      for (const [selector] of css.matchAll(/\.[\w-]+/g)) {
        const name = selector.slice(1)
        if (fixed.has(name) || name.match(moduleClass)?.[0] !== name) continue
        uses.set(name, (uses.get(name) ?? 0) + 1)
      }
    }
  }
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const short = new Map(byUse.map((name, at) => [name, `c${at.toString(36)}`]))
  for (const [file, source] of sources) {
    const shorter = source.replace(moduleClass, (name) => short.get(name) ?? name)
    if (shorter !== source) await writeFile(file, shorter)
  }
  return new Set(short.values())
}

function shortenProperties(html: string): string {
  const property = /--[a-z][a-z0-9-]*/g
  const uses = new Map<string, number>()
  for (const [, , css = ''] of html.matchAll(style)) {
    for (const [name] of css.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const short = new Map(
    byUse.map((name, at) => [name, kept.has(name) ? name : `--${at.toString(36)}`]),
  )
  return html.replace(style, (_, open, css: string, close) => {
    return open + css.replace(property, (name) => short.get(name) ?? name) + close
  })
}
