import type { IncomingMessage } from 'node:http'

// RFC 3986, 3.2.2 and 3.2.3: a name or an address, and a port.
const hostAndPort = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i

/**
 * Brings a request into the form that all others have. A target with scheme and host is as good as the one without,
 * and its host counts, not the field's (RFC 9112, 3.2.2).
 * @returns false when it must be answered with 400: it names no host in HTTP/1.1, two, or one that is none
 *   (RFC 9112, 3.2)
 */
export function understandTarget(request: IncomingMessage): boolean {
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

/** What has the form of a host may still be none, such as 1.2.3.999. */
function isHost(host: string | undefined): boolean {
  return !host || (hostAndPort.test(host) && URL.canParse(`http://${host}`))
}
