import { isPageLanguage, PAGE_LANGUAGES } from '#kernel/locale.ts'
import { assetUrls, parseDocumentLanguage, markOffline, isCacheable } from './request-kinds.ts'
import { CACHE_LIMITS, PERSONAL_CACHES, type CacheName } from './cache-limits.ts'
import type { WorkerScope } from './worker-types.ts'

const LAST_LANGUAGE = '/__kept/language'

/** Evicts the oldest entry when the cache is full. */
async function keep(
  cacheName: CacheName,
  key: string | Request,
  response: Response,
): Promise<void> {
  const cache = await caches.open(cacheName.name)
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -cacheName.most).map((old) => cache.delete(old)))
}

const find = async (cacheName: CacheName, key: string | Request): Promise<Response | undefined> =>
  (await caches.open(cacheName.name)).match(key, { ignoreVary: true })

/** Files with the same name are identical. */
async function keepAssets(paths: readonly string[], origin: string): Promise<void> {
  for (const path of paths) {
    if (await find(CACHE_LIMITS.assets, origin + path)) continue
    const file = await fetch(path)
    if (file.ok) await keep(CACHE_LIMITS.assets, origin + path, file)
  }
}

export function createCacheStore({
  location,
  cookieStore,
}: Pick<WorkerScope, 'location' | 'cookieStore'>) {
  const { origin } = location

  /** Public pages depend on URL and language only. */
  const pageKey = (address: string, language: string): string => {
    const { pathname, search } = new URL(address, origin)
    return `${origin}/__kept/${language}${pathname}${search}`
  }

  /** The chosen language, or else that of the last page. */
  async function language(): Promise<string> {
    const chosen = (await cookieStore?.get('yova-lang').catch(() => null))?.value
    if (isPageLanguage(chosen)) return chosen
    return (await (await find(CACHE_LIMITS.pages, LAST_LANGUAGE))?.text()) ?? 'fr'
  }

  async function keepPage(address: string, response: Response): Promise<void> {
    const { headers, status, redirected } = response
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (status !== 200 || redirected || !isPage || !isCacheable(address, origin)) return
    const html = await response.text()
    const written = parseDocumentLanguage(html) ?? 'fr'
    await keep(CACHE_LIMITS.pages, LAST_LANGUAGE, new Response(written))
    const policy = headers.get('content-security-policy')
    const saved = new Response(markOffline(html), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(policy !== null && { 'content-security-policy': policy }),
      },
    })
    await keep(CACHE_LIMITS.pages, pageKey(address, written), saved)
    await keepAssets(assetUrls(html), origin)
  }

  return {
    keep,
    find,
    language,
    keepPage,
    /** On failure the stored page stays. */
    async fetchPage(address: string): Promise<void> {
      if (!isCacheable(address, origin)) return
      try {
        await keepPage(address, await fetch(address, { headers: { accept: 'text/html' } }))
      } catch {
        // Offline: it is stored at its next visit.
      }
    },
    /** The last stored version, in the current language if available. */
    async storedPage(address: string): Promise<Response | undefined> {
      const requested = new URL(address, origin).searchParams.get('lang')
      for (const value of new Set([requested ?? (await language()), ...PAGE_LANGUAGES])) {
        const found = await find(CACHE_LIMITS.pages, pageKey(address, value))
        if (found) return found
      }
      return undefined
    },
    async forget(): Promise<void> {
      await Promise.all(PERSONAL_CACHES.map(({ name }) => caches.delete(name)))
    },
  }
}
