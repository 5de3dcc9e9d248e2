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
import { boundPipelining, mostConnections } from './bounds.ts'
import { createClientAddress } from './clientAddress.ts'
import { answerOddRequests } from './clientErrors.ts'
import type { ServerConfig } from './config.ts'
import { boundConnections } from './connections.ts'
import { contactListener } from './contactListener.ts'
import { createHealthListener } from './healthListener.ts'
import { type Overrides, openLocalPipeline } from './localPipeline.ts'
import { createMetricsListener, maySeeMetrics } from './metrics.ts'
import { isPlainRead } from './static/refuse.ts'
import { type Listener, serveStatic } from './static.ts'
import { understandTarget } from './target.ts'

/** A server that is listening. */
export interface RunningServer {
  /** Its address for a browser on this machine, without a slash at the end. */
  url: string
  outbox: LocalOutbox
  /** Takes nothing new, ends requests and then mails under way within `grace` ms in all, and closes. */
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
// Within the ten seconds that supervisors wait before they kill.
const defaultGrace = 8000

/**
 * Serves the built site, the contact form and the health address.
 * @param over what tests and measurements set differently
 * @throws Error when the site is not built, the outbox cannot be opened or the port is taken
 */
export async function startServer(
  config: ServerConfig,
  over: Overrides & { timeouts?: typeof defaultTimeouts } = {},
): Promise<RunningServer> {
  const log = over.log ?? jsonLog
  const headers = join(config.dist, '_headers')
  // Every build writes this file; without it there would be no security headers either.
  if (!existsSync(headers)) throw new Error(`${headers} is missing; run npm run build`)
  const rules = readHeaderRules(headers)
  const pages = serveStatic(config.dist, rules)
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
  const listener = boundPipelining((request, response) => {
    if (closing) response.setHeader('connection', 'close')
    // Node refuses what names no host as well, but without the site's headers.
    if (!understandTarget(request)) {
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
    // A body for any other address is refused before it has been sent.
    if (understandTarget(request) && pathOf(request) === contactPath) response.writeContinue()
    listener(request, response)
  })
  answerOddRequests(server, listener, rules('/'))
  server.setTimeout(idleTimeout)
  server.maxConnections = mostConnections()
  const freeConnections = boundConnections(server, config.trustProxy > 0)
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
  // A connection that the system cannot give, e.g. for want of descriptors, is lost; the server goes on.
  server.on('error', (error) => log('error', { event: 'server-fault', fault: faultCodes(error) }))
  return {
    url: address(config.host, server.address() as AddressInfo),
    outbox,
    async close(grace = defaultGrace) {
      const end = performance.now() + grace
      closing = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      // Half of the time for requests, so that there is some left for the mails.
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
