import { lookup as resolve } from 'node:dns'
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { type Milliseconds, seconds } from '#kernel/time.ts'

/**
 * Networks that SSRF must not reach. A list per family: a common one takes 8.8.8.8 for
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

const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    // One private address among them suffices to refuse: the name is under the attacker's control.
    if (!first || open.length < addresses.length)
      callback(error ?? new Error('the address is not public'), '', 4)
    else if (options.all) callback(null, open)
    else callback(null, first.address, first.family)
  })
}

export type Fetched =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; code: 'unreachable' | 'too_large' }
export type FetchPublic = (address: string) => Promise<Fetched>
type Limits = {
  most: number
  patience?: Milliseconds
  redirects?: number
  /** For tests, whose servers are on loopback. */
  allowsPrivate?: boolean
}

/** Checks the resolved address at each connection, also after redirects, against SSRF. */
export function fetchPublic({
  most: limit,
  patience = seconds(15),
  redirects = 3,
  allowsPrivate = false,
}: Limits): FetchPublic {
  const get = async (address: string, left: number, signal: AbortSignal): Promise<Fetched> => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return UNREACHABLE
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!allowsPrivate && (url.port !== '' || (isIP(host) !== 0 && !isPublicAddress(host))))
      return UNREACHABLE
    const answer = await ask(url, { signal, ...(!allowsPrivate && { lookup: publicOnly }) })
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      const next = URL.parse(headers.location, url)
      return next && left > 0 ? get(next.href, left - 1, signal) : UNREACHABLE
    }
    if (statusCode !== 200) {
      answer.destroy()
      return UNREACHABLE
    }
    return read(answer, limit)
  }
  return async (address) => {
    try {
      return await get(address, redirects, AbortSignal.timeout(patience))
    } catch {
      return UNREACHABLE // any failure of the remote server
    }
  }
}

const UNREACHABLE = { ok: false, code: 'unreachable' } as const
const TOO_LARGE = { ok: false, code: 'too_large' } as const

const ask = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Yova' }
    send(url, { ...options, headers, agent: false }, resolve)
      .on('error', reject)
      .end()
  })

async function read(answer: IncomingMessage, limit: number): Promise<Fetched> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) {
    answer.destroy()
    return TOO_LARGE
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > limit) {
      answer.destroy()
      return TOO_LARGE
    }
    parts.push(part)
  }
  return { ok: true, bytes: Buffer.concat(parts) }
}
