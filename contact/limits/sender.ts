import { isIPv6 } from 'node:net'

/** Whose a submission is, as the limits count it. */
export interface Sender {
  /** An IPv4 address, also when it is written inside IPv6, or the /64 of an IPv6 address: a household or office. */
  address: string
  /** The /48 of an IPv6 address, which one customer may hold; else the same as `address`. */
  network: string
}

/** Whom the limits count an IP address as. */
export function senderOf(ip: string): Sender {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return { address: mapped, network: mapped }
  const plain = ip.split('%', 1)[0] ?? ip
  if (!isIPv6(plain)) return { address: ip, network: ip }
  const [head = '', tail] = plain.split('::', 2)
  const left = head.split(':').filter(Boolean)
  // '::' means as many zero groups as are missing; only the first four groups count.
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = (tail === undefined ? left : [...left, ...zeros, ...right]).map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
  const prefix = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { address: prefix(4), network: prefix(3) }
}
