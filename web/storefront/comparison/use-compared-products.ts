import { useEffect, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { fetchApi, get, inLanguage } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { comparison, type SavedProduct } from '#web/shared/catalog/saved-products.ts'
import type { ComparedProduct } from './comparison-rows.ts'

type UseComparedProductsState = ReadonlyMap<string, ComparedProduct>

export function useComparedProducts(
  saved: readonly SavedProduct[],
  wilaya: string | null,
  language: Language,
) {
  const [found, setFound] = useState<UseComparedProductsState | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const ids = saved.map(({ id }) => id).join(',')
  useEffect(() => {
    if (ids === '') return undefined
    let isOver = false
    readCompared(ids.split(','), wilaya, language).then(
      (read) => {
        if (isOver) return
        setFailed(false)
        setFound(read)
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` triggers a retry
  }, [ids, wilaya, language, attempt])
  const compared = saved.flatMap(({ id }) => found?.get(id) ?? [])
  return {
    compared,
    isWaiting: ids !== '' && found === null,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
  }
}

async function readCompared(
  ids: readonly string[],
  wilaya: string | null,
  language: Language,
): Promise<UseComparedProductsState> {
  const products = await Promise.all(
    ids.map(async (id) => {
      const address = inLanguage(get('/products/{id}', { id }), language)
      const response = await fetchApi(address)
      if (response.status === 404 || response.status === 422) return comparison.remove(id)
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      return response.json()
    }),
  )
  const known = products.filter((product) => product !== undefined)
  const shops = [...new Set(known.map(({ vendor }) => vendor.id))]
  const deliveries = new Map(
    await Promise.all(
      shops.map(async (shop) => [shop, await deliveryBy(shop, wilaya, language)] as const),
    ),
  )
  return new Map(
    known.map((product) => [
      product.id,
      { product, delivery: deliveries.get(product.vendor.id) ?? null },
    ]),
  )
}

/** Null on failure. */
async function deliveryBy(shop: string, wilaya: string | null, language: Language) {
  if (wilaya === null) return null
  return getPublicJson(get('/delivery', { wilaya, vendor: shop }), language).catch(() => null)
}
