import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { faultCodes } from '../contact/delivery/faults.ts'
import { jsonLog } from '../contact/log.ts'
import type { LocalOutbox } from '../contact/outbox.ts'
import { contactPath } from '../contact/rules.ts'
import { openContactPages } from '../hosting/contactPages.ts'
import { readHeaderRules } from '../hosting/headerRules.ts'
import { securityPath, securityText } from '../hosting/securityText.ts'
import { createClientAddress } from './clientAddress.ts'
import { answerMalformedRequests } from './clientErrors.ts'
import type { ServerConfig } from './config.ts'
import { limitConnections, maxConnections } from './connections.ts'
import { contactListener } from './contactListener.ts'
import { createHealthListener } from './healthListener.ts'
import { type Overrides, openLocalPipeline } from './localPipeline.ts'
import { createMetricsListener, maySeeMetrics } from './metrics.ts'
import { limitPipelining } from './pipelining.ts'
import { normalizeTarget } from './requestTarget.ts'
import { isPlainRead } from './static/sendError.ts'
import { type Listener, serveStatic } from './staticSite.ts'

export interface RunningServer {
  /** Its URL on this machine, without a trailing slash. */
  url: string
  outbox: LocalOutbox
  /** Stops accepting, ends requests and then running sends within `grace` ms in all, and closes. */
  close(grace?: number): Promise<void>
}

/** Timeouts of slow clients, in ms: on any line a form of 64 KB takes far less. */
const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
}
// A connection without any traffic for this long (ms) is closed.
const idleTimeout = 60_000
// Supervisors kill after ten seconds.
const defaultGrace = 8000

/**
 * Serves the built site, the contact form, the health check and the metrics.
 * @param over overrides for tests and benchmarks
 * @throws Error when the site is not built, the outbox cannot be opened or the port is taken
 */
export async function startServer(
  config: ServerConfig,
  over: Overrides & { timeouts?: typeof defaultTimeouts } = {},
): Promise<RunningServer> {
  const log = over.log ?? jsonLog
  const headers = join(config.dist, '_headers')
  // Every build writes this file; without it there are no security headers.
  if (!existsSync(headers)) throw new Error(`${headers} is missing; run npm run build`)
  const rules = readHeaderRules(headers)
  const pages = serveStatic(config.dist, rules, log)
  const { dependencies, outbox, counters, isHealthy, close } = openLocalPipeline(
    config,
    openContactPages(config.dist, rules),
    over,
  )
  const reads: Record<string, Listener> = {
    '/healthz': createHealthListener(isHealthy),
    '/metrics': createMetricsListener(outbox, counters, config.dataDir),
    [securityPath]: (_request, response) => {
      const text = securityText(config.site, Date.now())
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
    },
  }
  const contact = contactListener(dependencies, createClientAddress(config.trustProxy, log))
  let closing = false
  const listener = limitPipelining((request, response) => {
    if (closing) response.setHeader('connection', 'close')
    // Node would refuse a missing host too, but without the site's headers.
    if (!normalizeTarget(request)) {
      return void response.writeHead(400, { ...rules('/'), connection: 'close' }).end()
    }
    const path = pathOf(request)
    const hidden = path === '/metrics' && !maySeeMetrics(request, config.metricsToken)
    const read = Object.hasOwn(reads, path) && !hidden && isPlainRead(request)
    const answer = path === contactPath ? contact : read ? reads[path] : undefined
    if (!answer) return pages.listener(request, response)
    for (const [name, value] of Object.entries(rules(path))) response.setHeader(name, value)
    void answer(request, response)
  })
  const options = { ...(over.timeouts ?? defaultTimeouts), optimizeEmptyRequests: true }
  const server = createServer({ ...options, requireHostHeader: false }, listener)
  server.on('checkContinue', (request, response) => {
    // Bodies for any other address are refused before they are sent.
    if (normalizeTarget(request) && pathOf(request) === contactPath) response.writeContinue()
    listener(request, response)
  })
  answerMalformedRequests(server, listener, rules('/'))
  server.setTimeout(idleTimeout)
  server.maxConnections = maxConnections()
  const freeConnections = limitConnections(server, config.trustProxy > 0)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(config.port, config.host, resolve)
    })
  } catch (error) {
    freeConnections()
    pages.close()
    await close(0)
    throw error
  }
  // A connection that the system cannot accept, e.g. for lack of descriptors, is lost; the server goes on.
  server.on('error', (error) => log('error', { event: 'server-fault', fault: faultCodes(error) }))
  return {
    url: address(config.host, server.address() as AddressInfo),
    outbox,
    async close(grace = defaultGrace) {
      const end = performance.now() + grace
      closing = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      // Half of the time for requests, the rest for sends.
      const cut = setTimeout(() => server.closeAllConnections(), grace / 2)
      await closed
      clearTimeout(cut)
      freeConnections()
      pages.close()
      await close(Math.max(0, end - performance.now()))
    },
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

function address(host: string, { port }: AddressInfo): string {
  const own = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${own ? 'localhost' : host}:${port}`
}
