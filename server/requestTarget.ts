import type { IncomingMessage } from 'node:http'

// A host name or address, and a port (RFC 3986, sections 3.2.2 and 3.2.3).
const hostAndPort = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i

/**
 * Normalizes the request target. A target with scheme and host becomes a path, and its host replaces the Host
 * header (RFC 9112, section 3.2.2).
 * @returns false when it must be answered with 400: no host in HTTP/1.1, two, or an invalid one (RFC 9112,
 *   section 3.2)
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const { headers, httpVersion, rawHeaders } = request
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0') || !isHost(headers.host)) return false
  if (!request.url?.startsWith('/')) {
    const [, authority, rest = ''] = absolute.exec(request.url ?? '') ?? []
    if (authority !== undefined) {
      if (authority === '') return false
      headers.host = authority
      request.url = rest.startsWith('/') ? rest : `/${rest}`
    }
  }
  return isHost(headers.host)
}

/** Matching the grammar is not enough: 1.2.3.999 is invalid. */
function isHost(host: string | undefined): boolean {
  return !host || (hostAndPort.test(host) && URL.canParse(`http://${host}`))
}
