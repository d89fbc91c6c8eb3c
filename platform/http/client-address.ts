import { BlockList, isIP } from 'node:net'

/** Whether the proxy at `address`, `hop` steps from us, is trusted. */
export type Trust = (address: string, hop: number) => boolean

const TRUST_NONE: Trust = () => false

/** Parses TRUST_PROXY: a number of hops, or a comma-separated list of addresses and networks. */
export function parseTrust(text: string | null): Trust {
  if (!text) return TRUST_NONE
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return (_, hop) => hop < hops
  }
  const list = new BlockList()
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export function isTrustList(text: string): boolean {
  if (/^\d+$/.test(text)) return Number(text) <= 20
  return text.split(',').every((piece) => {
    const [address = '', bits, ...more] = piece.trim().split('/')
    if (address === 'loopback' && bits === undefined) return true
    const family = isIP(address)
    const widest = family === 6 ? 128 : 32
    return (
      family > 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
    )
  })
}

/**
 * What a limit counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address, whose
 * 2^64 addresses all belong to one household or machine (RFC 6177).
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const left = groups(head)
  const right = groups(tail)
  // A dotted end stands for two groups.
  const written = left.length + right.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - written }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An IPv4 address may arrive mapped into IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The first address from our side that is no trusted proxy: those beyond it can be forged. */
export function clientAddressOf(
  socket: string,
  forwarded: string | undefined,
  trust: Trust,
): string {
  const chain = [
    ...(forwarded?.split(',').map((part) => plainAddress(part.trim())) ?? []),
    plainAddress(socket),
  ]
  let current = chain.length - 1
  for (let hop = 0; current > 0 && trust(chain[current]!, hop); hop += 1) {
    if (isIP(chain[current - 1]!) === 0) break
    current -= 1
  }
  return chain[current]! // `current` stays within the chain
}
