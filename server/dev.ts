import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { contactPath, handle } from '../contact/handle.ts'
import type { ContactPage } from '../contact/respond.ts'
import type { Language } from '../contact/schema.ts'
import { readConfig } from './config.ts'
import { contactPages } from './pages.ts'
import { openPipeline } from './pipeline.ts'

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Returns a middleware for the development server (`npm run dev`) that answers the contact form with the
 * same pipeline as in production, under the same DATA_DIR. The pipeline opens with the first inquiry.
 */
export function createContactMiddleware(): Middleware {
  let listener: ReturnType<typeof getRequestListener> | undefined
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== contactPath) return next()
    try {
      listener ??= open()
    } catch (error) {
      return next(error)
    }
    void listener(request, response)
  }
}

function open(): ReturnType<typeof getRequestListener> {
  const config = readConfig(process.env, resolve(import.meta.dirname, '..'))
  const { desk } = openPipeline(config, () => Promise.reject(new Error('set for each request')))
  return getRequestListener(
    (request, { incoming }) => {
      // There is no built page in development: the answer is written into the one that is being worked on.
      const page = (language: Language) => fetchPage(new URL(contactPages[language], request.url))
      const address = incoming.socket.remoteAddress ?? ''
      return handle(request, address, { ...desk, site: { ...desk.site, page } })
    },
    { overrideGlobalObjects: false },
  )
}

async function fetchPage(url: URL): Promise<ContactPage> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The contact page answered ${response.status}`)
  return { html: await response.text(), headers: {} }
}
