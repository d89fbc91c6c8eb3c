import type { Language } from '#kernel/locale.ts'
import type { Endpoint } from '#web/shared/api/endpoint.ts'

/** In the page's language. Throws when the response is no success. */
export async function getPublicJson<View>(
  path: Endpoint<View> | string,
  language: Language,
  init: RequestInit = {},
): Promise<View> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', language)
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as View // the contract of that path
}
