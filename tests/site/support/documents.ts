import { parse } from 'node-html-parser'
import { pages, site } from './pages.ts'

/** Every page by its path, as the server sends it. */
export async function documents() {
  const read = pages.map(async ({ path, ...page }) => {
    const response = await fetch(site(path))
    return [path, { ...page, document: parse(await response.text()) }] as const
  })
  return new Map(await Promise.all(read))
}
