import { BlockList, isIP } from 'node:net'

/**
 * Networks that are not of the public internet, which SSRF must not reach. A list per family: a common one takes 8.8.8.8 for
 * ::ffff:8.8.8.8.
 */
const CLOSED = { 4: new BlockList(), 6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED[4].addSubnet(network, bits, 'ipv4')
// Only 2000::/3 of IPv6 is public, with exceptions.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  CLOSED[6].addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !CLOSED[4].check(address, 'ipv4')
  return family === 6 && !CLOSED[6].check(address, 'ipv6')
}
