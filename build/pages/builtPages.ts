import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { filesBelow } from './builtFiles.ts'

/** A page of the built site, parsed once; all build steps modify the same tree. */
export interface BuiltPage {
  /** Path below dist/, for messages. */
  readonly name: string
  readonly file: string
  readonly document: HTMLElement
}

export async function readPages(dist: string): Promise<BuiltPage[]> {
  const files = await filesBelow(dist, '.html')
  return Promise.all(
    files.map(async (file) => ({
      name: relative(dist, file),
      file,
      document: parse(await readFile(file, 'utf8'), {
        comment: true,
        // Parse the content of <pre> and <noscript> as elements too.
        blockTextElements: { script: true, style: true },
      }),
    })),
  )
}

export async function writePages(pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, document }) => writeFile(file, document.toString())))
}

/** The elements of a kind that contain no other of it. Quicker than `querySelector` on each, which parses the selector anew. */
export function innermost(root: HTMLElement, selector: string): HTMLElement[] {
  const all = root.querySelectorAll(selector)
  const outer = new Set<HTMLElement>()
  for (const { parentNode } of all)
    for (let up: HTMLElement | null = parentNode; up && !outer.has(up); up = up.parentNode)
      outer.add(up)
  return all.filter((each) => !outer.has(each))
}

/** Replaces the CSS of a <style>. As a text node: `set_content` would parse `syntax: "<integer>"` as an element. */
export function setStyles(style: HTMLElement, css: string): void {
  style.childNodes = [new TextNode(css, style)]
}
