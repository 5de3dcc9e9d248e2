import { isIP } from 'node:net'
import type { Log } from '../contact/log.ts'

interface Incoming {
  socket: { remoteAddress?: string | undefined }
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const forwarded = 'x-forwarded-for'

/**
 * Creates the function that finds the client's IP address. Each proxy appends the address it saw to
 * X-Forwarded-For, so only the last entries can be trusted. A header that does not match the configuration is
 * logged once.
 * @param proxies number of our own proxies in front (TRUST_PROXY)
 */
export function createClientAddress(proxies: number, log: Log) {
  let warned = false
  const warn = (event: string, text: string) => {
    if (!warned) log('warn', { event, text })
    warned = true
  }
  return (request: Incoming): string => {
    const direct = request.socket.remoteAddress ?? ''
    const header = request.headers[forwarded]
    if (proxies === 0) {
      if (header !== undefined) warn('proxy-not-trusted', notTrusted)
      return direct
    }
    const claimed = [header ?? ''].flat().join(',').split(',').at(-proxies)?.trim() ?? ''
    if (isIP(claimed)) return claimed
    warn('proxy-says-nothing', saysNothing)
    return direct
  }
}

const notTrusted =
  'X-Forwarded-For was received, but TRUST_PROXY is 0: behind a proxy, all visitors share one rate limit.'
const saysNothing =
  'TRUST_PROXY is set, but a form came with fewer addresses in X-Forwarded-For: such visitors share one rate ' +
  'limit. Make the proxy set the header, or lower TRUST_PROXY.'
