import { isIP } from 'node:net'
import type { Log } from '../contact/log.ts'

/** What is looked at of a request, of any version of HTTP. */
interface Incoming {
  socket: { remoteAddress?: string | undefined }
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const forwarded = 'x-forwarded-for'

/**
 * Makes what names the IP address of a client. Each proxy adds the address it saw at the end of
 * X-Forwarded-For, so that only the last ones can be believed: whatever a client wrote there itself is
 * further left. Where the header does not fit what is configured, the log says so once.
 * @param proxies how many proxies of our own are in front (TRUST_PROXY)
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
  'X-Forwarded-For arrived, and TRUST_PROXY is 0: if a proxy is in front, all visitors share one limit.'
const saysNothing =
  'TRUST_PROXY is set, and a form came with fewer addresses in X-Forwarded-For than that: all such visitors share ' +
  'one limit. Have the proxy set the header, or lower TRUST_PROXY.'
