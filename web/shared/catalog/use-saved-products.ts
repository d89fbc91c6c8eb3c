import { useEffect, useMemo, useState } from 'react'
import type { ProductCardView, ProductsPageView } from '#capabilities/search/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { getPublicJson } from '../api/public-client.ts'
import type { SavedProduct } from './saved-products.ts'

const AT_ONCE = 24

type PageState = ReadonlyMap<string, ProductCardView | null>

/** Only unknown ids are fetched. Null marks a product that is no longer sold. */
export function useSavedProducts(saved: readonly SavedProduct[], language: Language) {
  const [known, setKnown] = useState<{ language: Language; products: PageState } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const products = known?.language === language ? known.products : null
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
    readAll(missing.split(','), language, stopping.signal).then(
      (found) => {
        setFailed(false)
        setKnown((before) => ({
          language,
          products: new Map([...(before?.language === language ? before.products : []), ...found]),
        }))
      },
      () => {
        if (!stopping.signal.aborted) setFailed(true)
      },
    )
    return () => stopping.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` triggers a retry
  }, [missing, language, attempt])
  return { products, hasFailed, retry: () => setAttempt(attempt + 1) }
}

async function readAll(ids: readonly string[], language: Language, signal: AbortSignal) {
  const found = new Map<string, ProductCardView | null>(ids.map((id) => [id, null]))
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).join(',')
    const path = `/api/v1/products?ids=${some}&limit=${AT_ONCE}`
    const { items } = await getPublicJson<ProductsPageView>(path, language, { signal })
    for (const product of items) found.set(product.id, product)
  }
  return found
}
