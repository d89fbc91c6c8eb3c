import { lookup as resolve } from 'node:dns'
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import { isPublicAddress } from './public-address.ts'

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
  accept?: string
  /** For tests, whose servers are on loopback. */
  allowsPrivate?: boolean
}

/** Checks the resolved address at each connection, also after redirects, against SSRF. */
export function fetchPublic({
  most: limit,
  patience = seconds(15),
  redirects = 3,
  accept = 'image/avif,image/webp,image/png,image/jpeg',
  allowsPrivate = false,
}: Limits): FetchPublic {
  const get = async (address: string, left: number, signal: AbortSignal): Promise<Fetched> => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return UNREACHABLE
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!allowsPrivate && (url.port !== '' || (isIP(host) !== 0 && !isPublicAddress(host))))
      return UNREACHABLE
    const answer = await ask(url, {
      signal,
      headers: { accept, 'user-agent': 'Yova' },
      ...(!allowsPrivate && { lookup: publicOnly }),
    })
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
    send(url, { ...options, agent: false }, resolve)
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
    // no encoding is set
    size += part.byteLength
    if (size > limit) {
      answer.destroy()
      return TOO_LARGE
    }
    parts.push(part)
  }
  return { ok: true, bytes: Buffer.concat(parts) }
}
