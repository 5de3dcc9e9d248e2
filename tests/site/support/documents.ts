import { parse } from 'node-html-parser'
import { everyPage, site } from './pages.ts'
import { everyTemplate } from './templates.ts'

/** Every page by its path, as the server sends it. */
export async function documents() {
  const read = everyPage.map(async ({ path, ...page }) => {
    return [path, { ...page, document: await documentAt(path) }] as const
  })
  return new Map(await Promise.all(read))
}

/** The frames around the templates and the templates' own pages, in the same way. */
export async function templateDocuments() {
  const paths = everyTemplate.flatMap(({ frame, page }) => [frame, page])
  const read = paths.map(async (path) => [path, { document: await documentAt(path) }] as const)
  return new Map(await Promise.all(read))
}

async function documentAt(path: string) {
  const response = await fetch(site(path))
  return parse(await response.text())
}
