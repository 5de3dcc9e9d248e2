import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { prepareAnswerPage } from '../contact/answers/answerPage.ts'
import type { AnswerPages, ContactPage } from '../contact/answers/respond.ts'
import { handle } from '../contact/handle.ts'
import { contactPath } from '../contact/rules.ts'
import { readContactConfig } from '../hosting/contactConfig.ts'
import { contactAddress, sentAddress } from '../hosting/contactPages.ts'
import type { Language } from '../routing/language.ts'
import { readServerConfig } from './config.ts'
import { type LocalPipeline, openLocalPipeline } from './localPipeline.ts'

/** Connect middleware, as used by Vite's development server. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

const root = resolve(import.meta.dirname, '..')

/**
 * Middleware for `npm run dev` that answers the contact form with the production pipeline, in the same
 * DATA_DIR. The pipeline opens with the first inquiry. Texts are read again for each answer, so that changes
 * of `content/` show at once.
 */
export function createContactMiddleware(): Middleware {
  let pipeline: LocalPipeline | undefined
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== contactPath) return next()
    try {
      pipeline ??= openLocalPipeline(readServerConfig(process.env, root), noBuiltPage)
      const { words } = readContactConfig(root, process.env)
      void listener(pipeline, words)(request, response).catch(next)
    } catch (error) {
      next(error)
    }
  }
}

// In development there is no built page: the answer is written into the current one.
function listener({ dependencies }: LocalPipeline, words: AnswerPages['words']) {
  return getRequestListener(
    (request, { incoming }) => {
      const page = (language: Language) =>
        fetchPage(new URL(contactAddress(language), request.url), sentAddress(language))
      const address = incoming.socket.remoteAddress ?? ''
      return handle(request, address, { ...dependencies, answerPages: { page, words } })
    },
    { overrideGlobalObjects: false },
  )
}

const noBuiltPage = () => Promise.reject(new Error('There is no built page in development.'))

async function fetchPage(url: URL, sent: string): Promise<ContactPage> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The contact page answered ${response.status}`)
  return { template: prepareAnswerPage(await response.text()), headers: {}, sent }
}
