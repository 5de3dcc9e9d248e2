import { readFile } from 'node:fs/promises'
import { type HTMLElement, TextNode } from 'node-html-parser'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { filesBelow } from './builtFiles.ts'
import type { BuiltPage } from './builtPages.ts'

/**
 * Removes the rules that a page cannot use from its inline styles: Astro gives every page the styles of all components
 * that its kind of page may have. A class that any script names stays. What it is worth:
 * docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the built site's directory
 * @param pages their styles are changed
 */
export async function removeUnusedStyles(dist: string, pages: readonly BuiltPage[]): Promise<void> {
  const scripted = await wordsOfScripts(dist)
  for (const { document } of pages) {
    const styles = document.querySelectorAll('style')
    const css = styles.map(({ rawText }) => withUniversal(rawText))
    const used = namesIn(document)
    // An island may make elements that the page does not have yet.
    if (document.querySelector('astro-island')) used.undetermined = [...scripted]
    const results = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      extractors: [{ extensions: ['html'], extractor: () => used }],
      css: css.map((raw) => ({ raw })),
      safelist: { standard: css.flatMap(classesIn).filter((name) => scripted.has(name)) },
      // States that a script or the browser sets.
      dynamicAttributes: css.flatMap(attributesIn),
      keyframes: true,
      variables: true,
    })
    for (const [at, style] of styles.entries()) {
      style.childNodes = [new TextNode(results[at]?.css ?? '', style)]
    }
  }
}

/**
 * Writes the `*` that a selector may leave out before its first pseudo-class: without it PurgeCSS removes rules such as
 * `:focus-visible {}` and `:is(h1, h2):lang(ja) {}`.
 */
function withUniversal(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map((each) => (/^:(?!root|:)/.test(each) ? `*${each}` : each))
  })
  return root.toString()
}

const classesIn = (css: string) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
const attributesIn = (css: string) => [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)

function namesIn(document: HTMLElement) {
  const elements = document.querySelectorAll('*')
  const attributes = elements.flatMap((element) => Object.entries(element.rawAttributes))
  return {
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    classes: elements.flatMap(({ classList }) => [...classList.values()]),
    ids: elements.map(({ id }) => id).filter(Boolean),
    tags: elements.map(({ rawTagName }) => rawTagName.toLowerCase()),
    undetermined: [] as string[],
  }
}

async function wordsOfScripts(dist: string): Promise<Set<string>> {
  const files = await filesBelow(dist, '.js')
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
}
