import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sources } from './fontSources.ts'
import { templateFonts } from './templateFonts.ts'

const files = new Map([
  ['/fonts/newsreader.woff2', sources.newsreader],
  ['/fonts/instrument.woff2', sources.instrument],
  ['/fonts/mincho.woff2', sources.mincho],
])

/** Serves complete fonts during development, where nothing has been subset. */
export async function serveWholeFonts(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const path = request.url ?? ''
  const template = /^\/fonts\/templates\/([\w-]+\.woff2)$/.exec(path)?.[1]
  const file = files.get(path) ?? (template && `${templateFonts}/${template}`)
  if (file) response.end(await readFile(file))
  else next()
}
