import { isIP } from 'node:net'

/** What is looked at of a request, of any version of HTTP. */
interface Incoming {
  socket: { remoteAddress?: string | undefined }
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The IP address of the client. Each proxy adds the address it saw at the end of X-Forwarded-For, so that
 * only the last ones can be believed: whatever a client wrote there itself is further left.
 * @param proxies how many proxies of our own are in front (TRUST_PROXY)
 */
export function clientAddress(request: Incoming, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const header = [request.headers['x-forwarded-for'] ?? ''].flat().join(',')
  const claimed = header.split(',').at(-proxies)?.trim() ?? ''
  return isIP(claimed) ? claimed : direct
}
