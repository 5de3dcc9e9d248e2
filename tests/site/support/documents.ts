import { type HTMLElement, parse } from 'node-html-parser'
import { everyPage, site } from './pages.ts'
import { everyTemplate } from './templates.ts'

/** Every page as the server sends it, by path. One at a time: the server limits connections per address. */
export async function documents() {
  const all = new Map<
    string,
    Omit<(typeof everyPage)[number], 'path'> & { document: HTMLElement }
  >()
  for (const { path, ...page } of everyPage) {
    all.set(path, { ...page, document: await documentAt(path) })
  }
  return all
}

/** The same for template pages and their frames. */
export async function templateDocuments() {
  const all = new Map<string, { document: HTMLElement }>()
  for (const path of everyTemplate.flatMap(({ frame, page }) => [frame, page])) {
    all.set(path, { document: await documentAt(path) })
  }
  return all
}

/** Fetched once a worker; parsed for each test, because tests remove parts. */
const texts = new Map<string, string>()

async function documentAt(path: string): Promise<HTMLElement> {
  const text = texts.get(path) ?? (await (await fetch(site(path))).text())
  texts.set(path, text)
  return parse(text)
}
