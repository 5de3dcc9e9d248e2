import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { contactPath, handle } from '../contact/handle.ts'
import type { LocalOutbox } from '../contact/outbox.ts'
import { isHealthy } from '../contact/watch.ts'
import { clientAddress } from './client.ts'
import type { Config } from './config.ts'
import { readHeaderRules } from './headers.ts'
import { serveHealth } from './health.ts'
import { readPages } from './pages.ts'
import { type Overrides, openPipeline } from './pipeline.ts'
import { serveStatic } from './static.ts'

/** A server that is listening. */
export interface RunningServer {
  /** Its address for a browser on this machine, without a slash at the end. */
  url: string
  outbox: LocalOutbox
  /** Answers what is under way, takes nothing new, delivers for at most `grace` ms more, and closes. */
  close(grace?: number): Promise<void>
}

/** When slow clients are cut off (ms): a form of 64 KB arrives in far less on any line. */
const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
}
// A client that reads its answer this slowly, in ms without a byte, is cut off as well.
const idleTimeout = 60_000

/**
 * Takes the configuration and overrides for tests; serves the built site, the contact function and the
 * health address. Throws when the site is not built, the outbox cannot be opened or the port is taken.
 */
export async function startServer(
  config: Config,
  over: Overrides & { timeouts?: typeof defaultTimeouts } = {},
): Promise<RunningServer> {
  const headers = join(config.dist, '_headers')
  // Every build writes this file; without it there would be no security headers either.
  if (!existsSync(headers)) throw new Error(`${headers} is missing; run npm run build`)
  const rules = readHeaderRules(headers)
  const pages = serveStatic(config.dist, rules)
  const { desk, outbox, close } = openPipeline(config, readPages(config.dist, rules), over)
  const health = serveHealth(() => isHealthy(outbox, Date.now()))
  const contact = getRequestListener((request, { incoming }) =>
    handle(request, clientAddress(incoming, config.trustProxy), desk),
  )
  const server = createServer(over.timeouts ?? defaultTimeouts, (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path === contactPath) void contact(request, response)
    else if (path === '/healthz') void health(request, response)
    else pages(request, response)
  })
  server.setTimeout(idleTimeout)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(config.port, config.host, resolve)
    })
  } catch (error) {
    await close(0)
    throw error
  }
  return {
    url: address(config.host, server.address() as AddressInfo),
    outbox,
    async close(grace) {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), grace ?? 10_000)
      await closed
      clearTimeout(cut)
      await close(grace)
    },
  }
}

function address(host: string, { port }: AddressInfo): string {
  const own = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${own ? 'localhost' : host}:${port}`
}
