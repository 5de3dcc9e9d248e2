import { isIPv6 } from 'node:net'

/**
 * What the limiter counts an IP address by: an IPv4 address itself, also when it is written inside IPv6,
 * and the /64 of an IPv6 address, which is what one household or office holds.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%', 1)[0] ?? address
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::', 2)
  const left = head.split(':').filter(Boolean)
  // '::' means as many zero groups as are missing; only the first four groups count.
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
