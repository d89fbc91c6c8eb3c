import { type FetchKind, fetchKind, pageOfDataRequest } from './request-kinds.ts'
import { CACHE_LIMITS, type CacheName } from './cache-limits.ts'
import { offlinePage } from './offline-page.ts'
import type { FetchEventLike, WorkerScope } from './worker-types.ts'
import { createCacheStore } from './cache-store.ts'

declare const self: WorkerScope // the DOM types know no worker scope

/** Network first, except for hashed files; personal pages are never stored (`request-kinds.ts`). */
const scope = self
const { origin } = scope.location
const stored = createCacheStore(scope)

async function activate(): Promise<void> {
  // It would repeat every request that the worker ignores; an earlier build has enabled it.
  await scope.registration.navigationPreload?.disable()
  await scope.clients.claim()
  // Its page was fetched before the worker; the cart must open even if never visited.
  const open = await scope.clients.matchAll({ type: 'window' })
  for (const address of new Set([...open.map(({ url }) => url.split('#')[0] ?? url), '/cart']))
    await stored.fetchPage(address)
}

async function page(event: FetchEventLike, isSaved: boolean): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    if (isSaved) event.waitUntil(stored.keepPage(request.url, response.clone()))
    return response
  } catch {
    const found = isSaved ? await stored.storedPage(request.url) : undefined
    return found ?? offlinePage(await stored.language(), request.url)
  }
}

/** Client-side navigation fetches data only: its page is stored, too, and opened when offline. */
async function data(event: FetchEventLike): Promise<Response> {
  const address = pageOfDataRequest(new URL(event.request.url))
  try {
    const response = await fetch(event.request)
    event.waitUntil(online(event, response.ok ? address : null))
    return response
  } catch {
    // The router's own response for a redirect to a full document.
    return new Response(null, {
      status: 204,
      headers: {
        'x-remix-redirect': address,
        'x-remix-status': '302',
        'x-remix-reload-document': 'true',
      },
    })
  }
}

async function online({ clientId }: FetchEventLike, address: string | null): Promise<void> {
  const page = await scope.clients.get(clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are all its own
  page?.postMessage({ type: 'ONLINE' })
  if (address !== null) await stored.fetchPage(address)
}

async function routes(event: FetchEventLike): Promise<Response> {
  const response = await networkFirst(event, CACHE_LIMITS.readings)
  if (response.type !== 'error') return response
  return new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } })
}

async function networkFirst(event: FetchEventLike, cacheName: CacheName): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    if (response.status === 200) event.waitUntil(stored.keep(cacheName, request, response.clone()))
    return response
  } catch {
    return (await stored.find(cacheName, request)) ?? Response.error()
  }
}

async function asset(event: FetchEventLike): Promise<Response> {
  const { request } = event
  const found = await stored.find(CACHE_LIMITS.assets, request.url)
  if (found) return found
  const response = await fetch(request)
  if (response.status === 200)
    event.waitUntil(stored.keep(CACHE_LIMITS.assets, request.url, response.clone()))
  return response
}

const ANSWERS: Readonly<Record<FetchKind, ((event: FetchEventLike) => Promise<Response>) | null>> =
  {
    page: (event) => page(event, true),
    'closed-page': (event) => page(event, false),
    data,
    routes,
    asset,
    picture: (event) => networkFirst(event, CACHE_LIMITS.pictures),
    reading: (event) => networkFirst(event, CACHE_LIMITS.readings),
    other: null,
  }

scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const answer = ANSWERS[fetchKind(event.request, origin)]
  if (answer) event.respondWith(answer(event))
})
scope.addEventListener('message', (event) => {
  const { data } = event
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null
  if (type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
  if (type === 'FORGET') event.waitUntil(stored.forget())
})
