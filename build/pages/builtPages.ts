import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { filesBelow } from './builtFiles.ts'

/** A page of the built site. It is parsed once; every step of the build changes the same tree. */
export interface BuiltPage {
  /** The file's path below dist/, for messages. */
  readonly name: string
  readonly file: string
  readonly document: HTMLElement
}

/** Reads every built page. */
export async function readPages(dist: string): Promise<BuiltPage[]> {
  const files = await filesBelow(dist, '.html')
  return Promise.all(
    files.map(async (file) => ({
      name: relative(dist, file),
      file,
      document: parse(await readFile(file, 'utf8'), {
        comment: true,
        // Elements inside <pre> and <noscript> are elements too.
        blockTextElements: { script: true, style: true },
      }),
    })),
  )
}

export async function writePages(pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, document }) => writeFile(file, document.toString())))
}

/** Replaces a style's rules. As text: `set_content` would read `syntax: "<integer>"` as an element. */
export function setStyles(style: HTMLElement, css: string): void {
  style.childNodes = [new TextNode(css, style)]
}
