import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { type ApiDocument, callsOf, type Schema } from './request-generator.ts'

const VENDOR = '019b76da-a800-761c-9c93-3b2312c8499e'
const PRODUCT = '019b76da-a800-7a48-b479-7387735ee8a4'

/** By name, else by format. */
const SAMPLES: Readonly<Record<string, string>> = {
  ...{ uuid: PRODUCT, date: '2026-11-01', 'date-time': '2026-11-01T00:00:00Z' },
  ...{ ids: PRODUCT, vendors: VENDOR, wilaya: '16', shop_wilaya: '16', month: '2026-11' },
  ...{ min_price: '1', max_price: '90000', min_rating: '4', color: 'red', category: 'maison' },
}
function sampleOf(name: string, { enum: choices, type, format, anyOf }: Schema): string {
  if (SAMPLES[name]) return SAMPLES[name]
  if (anyOf?.[0]) return sampleOf(name, anyOf[0])
  if (choices) return String(choices[0])
  return type === 'integer' || type === 'number' ? '1' : (SAMPLES[format ?? ''] ?? 'vase')
}

/**
 * Every GET of the API with query parameters, all of them filled. Throws if one is refused: a
 * parameter beside an invalid one never reaches a statement, and a scan of it would prove nothing.
 */
export async function readAddresses(
  siteUrl: string,
  within: RegExp,
  headers: Record<string, string> = {},
): Promise<string[]> {
  const document = (await (await fetch(`${siteUrl}/api/v1/openapi.json`)).json()) as ApiDocument
  const addresses = callsOf(document).flatMap(({ method, path, operation }) => {
    const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    if (method !== 'GET' || !within.test(path) || path.includes('{') || inQuery.length === 0)
      return []
    const search = new URLSearchParams(
      inQuery
        .filter(({ name }) => name !== 'ids' || inQuery.length === 1) // with ids nothing is searched
        .map(({ name, schema }) => [name, sampleOf(name, schema ?? {})]),
    )
    return [`${siteUrl}/api/v1${path}?${search}`]
  })
  for (const address of addresses) {
    const answer = await fetch(address, { headers })
    const text = await answer.text()
    if (answer.status !== 200 && answer.status !== 404)
      throw new Error(`${answer.status} ${address} ${text}`)
  }
  return addresses
}

export const PUBLIC_READS = /^\/(?!admin|vendor\/|account)/
export const VENDOR_READS = /^\/vendor\//

/** A session of the demo's vendor. */
export async function vendorHeaders(siteUrl: string): Promise<{ authorization: string }> {
  const signedIn = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'vendeur@yova.example', password: DEMO_PASSWORD }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  return { authorization: `Bearer ${token}` }
}
