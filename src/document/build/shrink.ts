import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash, filesBelow } from './files.ts'

/** Set by the islands' scripts at run time, so their names stay as they are. */
const kept = new Set(['--index', '--drag'])

/** Inline scripts longer than this many characters move into a file that all pages share. */
const longScript = 2000

/**
 * Makes the pages smaller without changing what they do: custom properties get short names, and the
 * islands' runtime, which Astro writes into every page that has one, becomes a file that is cached.
 */
export async function shrink(dist: string): Promise<void> {
  await mkdir(join(dist, '_astro'), { recursive: true })
  for (const file of await filesBelow(dist, '.html')) {
    const scripts: [path: string, source: string][] = []
    const html = shortenProperties(await readFile(file, 'utf8')).replace(
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

function shortenProperties(html: string): string {
  const style = /(<style[^>]*>)(.*?)(<\/style>)/gs
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
