import type { Language } from '#kernel/locale.ts'

/** Reads a public view from the browser, in the page's language; throws when it did not come. */
export async function getPublicJson<View>(
  path: string,
  language: Language,
  init: RequestInit = {},
): Promise<View> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', language)
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as View // the contract of that path says so
}
