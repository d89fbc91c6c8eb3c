import type { Language } from '#kernel/locale.ts'
import { type Endpoint, fetchApi, inLanguage } from '#web/shared/api/endpoint.ts'

/** In the page's language. Throws when the response is no success. */
export async function getPublicJson<View>(
  path: Endpoint<View>,
  language: Language,
  init: RequestInit = {},
): Promise<View> {
  const response = await fetchApi(inLanguage(path, language), init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
