import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { contactPath, handle } from '../contact/handle.ts'
import { isHealthy } from '../contact/maintenance.ts'
import type { LocalOutbox } from '../contact/outbox.ts'
import { openContactPages } from '../hosting/contactPages.ts'
import { clientAddress } from './clientAddress.ts'
import type { ServerConfig } from './config.ts'
import { readHeaderRules } from './headers.ts'
import { createHealthListener } from './healthListener.ts'
import { type Overrides, openLocalPipeline } from './localPipeline.ts'
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
 * Serves the built site, the contact form and the health address.
 * @param over what tests and measurements set differently
 * @throws Error when the site is not built, the outbox cannot be opened or the port is taken
 */
export async function startServer(
  config: ServerConfig,
  over: Overrides & { timeouts?: typeof defaultTimeouts } = {},
): Promise<RunningServer> {
  const headers = join(config.dist, '_headers')
  // Every build writes this file; without it there would be no security headers either.
  if (!existsSync(headers)) throw new Error(`${headers} is missing; run npm run build`)
  const rules = readHeaderRules(headers)
  const pages = serveStatic(config.dist, rules)
  const { dependencies, outbox, close } = openLocalPipeline(
    config,
    openContactPages(config.dist, rules),
    over,
  )
  const health = createHealthListener(() => isHealthy(outbox, Date.now()))
  const contact = getRequestListener((request, { incoming }) =>
    handle(request, clientAddress(incoming, config.trustProxy), dependencies),
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
