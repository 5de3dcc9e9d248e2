import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { filesBelow } from './builtFiles.ts'
import { mentions } from './mentions.ts'

/** Where a page names the scripts that it loads: its own, and those of its islands. */
const addresses = ['src', 'component-url', 'renderer-url', 'before-hydration-url']

/**
 * Reads the built scripts.
 * @param dist the built site's directory
 * @returns for a page and what is inline in it, whether a script that may run in it has a name in its text
 */
export async function readScripts(dist: string) {
  const files = await filesBelow(dist, '.js')
  const texts = new Map<string, string>()
  for (const file of files) texts.set(basename(file), await readFile(file, 'utf8'))
  const known = new Map<string, (name: string) => boolean>()

  /** A script with all that it imports, which it names by file. */
  const withImports = (names: Iterable<string>): string[] => {
    const all = new Set(names)
    for (const name of all) {
      const text = texts.get(name) ?? ''
      for (const other of texts.keys()) if (text.includes(other)) all.add(other)
    }
    return [...all].sort()
  }

  return (page: HTMLElement, inline: string): ((name: string) => boolean) => {
    const named = page
      .querySelectorAll('script[src], astro-island')
      .flatMap((element) => addresses.map((attribute) => element.getAttribute(attribute)))
      .filter((address) => address !== undefined)
    const all = withImports(named.map((address) => basename(address)))
    const key = all.join()
    const inScripts =
      known.get(key) ?? mentions(all.map((name) => texts.get(name) ?? '').join('\n'))
    known.set(key, inScripts)
    return (name) => inScripts(name) || inline.includes(name)
  }
}
