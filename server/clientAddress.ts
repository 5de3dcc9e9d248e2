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
 * further left. Where none is configured and the header comes all the same, the log says so once.
 * @param proxies how many proxies of our own are in front (TRUST_PROXY)
 */
export function createClientAddress(proxies: number, log: Log) {
  let warned = false
  return (request: Incoming): string => {
    const direct = request.socket.remoteAddress ?? ''
    const header = request.headers[forwarded]
    if (proxies === 0) {
      if (header !== undefined && !warned) {
        warned = true
        log('warn', {
          event: 'proxy-not-trusted',
          text: 'X-Forwarded-For arrived, and TRUST_PROXY is 0: if a proxy is in front, all visitors share one limit.',
        })
      }
      return direct
    }
    const claimed = [header ?? ''].flat().join(',').split(',').at(-proxies)?.trim() ?? ''
    return isIP(claimed) ? claimed : direct
  }
}
