import { get } from '#web/shared/api/endpoint.ts'
import { useEffect, useMemo, useState } from 'react'
import type { ProductsPageView } from '#capabilities/search/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { getPublicJson } from '../api/public-client.ts'
import { type CardProduct, deliveryFeesPath, withDeliveryFees } from './delivered-price.ts'
import type { SavedProduct } from './saved-products.ts'

const AT_ONCE = 24

type PageState = ReadonlyMap<string, CardProduct | null>

/** Only unknown ids are fetched; with a wilaya, what they cost delivered there. Null marks a product that is no longer sold. */
export function useSavedProducts(
  saved: readonly SavedProduct[],
  language: Language,
  wilaya: string | null = null,
) {
  const [known, setKnown] = useState<{ context: string; products: PageState } | null>(null)
  const context = `${language} ${wilaya}`
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const products = known?.context === context ? known.products : null
  const missing = useMemo(
    () =>
      saved
        .map(({ id }) => id)
        .filter((id) => !products?.has(id))
        .join(','),
    [saved, products],
  )
  useEffect(() => {
    if (missing === '') return undefined
    const stopping = new AbortController()
    readAll(missing.split(','), { language, wilaya, signal: stopping.signal }).then(
      (found) => {
        setFailed(false)
        setKnown((before) => ({
          context,
          products: new Map([...(before?.context === context ? before.products : []), ...found]),
        }))
      },
      () => {
        if (!stopping.signal.aborted) setFailed(true)
      },
    )
    return () => stopping.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` triggers a retry
  }, [missing, context, attempt])
  return { products, hasFailed, retry: () => setAttempt(attempt + 1) }
}

type Reading = { language: Language; wilaya: string | null; signal: AbortSignal }

async function readAll(ids: readonly string[], { language, wilaya, signal }: Reading) {
  const found = new Map<string, CardProduct | null>(ids.map((id) => [id, null]))
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).join(',')
    const path = get('/products', { ids: some, limit: AT_ONCE })
    const { items } = await getPublicJson(path, language, { signal })
    for (const product of await delivered(items, { language, wilaya, signal }))
      found.set(product.id, product)
  }
  return found
}

async function delivered(
  items: ProductsPageView['items'],
  { language, wilaya, signal }: Reading,
): Promise<readonly CardProduct[]> {
  const path = deliveryFeesPath(items, wilaya)
  if (path === null) return items
  const fees = await getPublicJson(path, language, { signal }).catch(() => null)
  return fees ? withDeliveryFees(items, fees) : items
}
