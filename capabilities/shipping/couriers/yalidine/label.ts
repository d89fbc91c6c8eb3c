import type { Milliseconds } from '#kernel/time.ts'
import { CourierError } from '../courier.ts'

const MOST_BYTES = 5_000_000

/** SSRF guard: only URLs of the courier itself are fetched. */
export function isCourierUrl(address: string, base: string): boolean {
  const url = URL.parse(address)
  const home = URL.parse(base)
  if (!url || !home) return false
  if (url.origin === home.origin) return true
  const domain = home.hostname.split('.').slice(-2).join('.')
  const isUnder = url.hostname === domain || url.hostname.endsWith(`.${domain}`)
  return url.protocol === 'https:' && url.port === '' && /[a-z]/.test(domain) && isUnder
}

/** As a PDF; too large or another format counts as no response. */
export async function fetchLabel(
  url: string,
  base: string,
  patience: Milliseconds,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isCourierUrl(url, base))
    throw new CourierError('unavailable', 'the label URL is not on the host of the courier')
  let bytes: Uint8Array<ArrayBuffer>
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!answer.ok) throw new CourierError('unavailable', `the label answered ${answer.status}`)
    if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES)
      throw new CourierError('unavailable', 'the label is too large')
    bytes = await answer.bytes()
  } catch (error) {
    if (error instanceof CourierError) throw error
    throw new CourierError('unavailable', error instanceof Error ? error.message : 'no label')
  }
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  if (!isPdf || bytes.byteLength > MOST_BYTES)
    throw new CourierError('unavailable', 'the label is not a PDF')
  return bytes
}
