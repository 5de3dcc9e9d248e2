import { isIPv6 } from 'node:net'

export interface Sender {
  /** An IPv4 address (mapped ones too), or the /64 of an IPv6 address: one household or office. */
  address: string
  /** The /48 of an IPv6 address, which one customer may own; else the same as `address`. */
  network: string
}

export function senderOf(ip: string): Sender {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return { address: mapped, network: mapped }
  const plain = ip.split('%', 1)[0] ?? ip
  if (!isIPv6(plain)) return { address: ip, network: ip }
  const [head = '', tail] = plain.split('::', 2)
  const left = head.split(':').filter(Boolean)
  // '::' stands for the missing zero groups; only the first four groups count.
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = (tail === undefined ? left : [...left, ...zeros, ...right]).map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
  const prefix = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { address: prefix(4), network: prefix(3) }
}
