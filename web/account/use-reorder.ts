import { useState } from 'react'
import type { AccountOrderView } from '#capabilities/orders/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { get, post, requestOf } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { addToCart } from '#web/shared/cart/cart.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** `missing` holds the reasons. */
export type Reordered = {
  added: number
  missing: readonly { name: string; message: string }[]
}
type Item = AccountOrderView['items'][number]

/** Puts what is still sold into the cart, at today's prices. */
export function useReorder() {
  const { t, language } = useTexts()
  const [outcome, setOutcome] = useState<Reordered | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [busyWith, setBusyWith] = useState<string | null>(null)

  async function reorder(orderId: string): Promise<void> {
    if (busyWith !== null) return
    setBusyWith(orderId)
    const done = await again(orderId, language, t('account.reorder.gone'))
    setBusyWith(null)
    setFailed(done === null)
    setOutcome(done)
  }
  return { reorder, busyWith, outcome, hasFailed, close: () => setOutcome(null) }
}

async function again(orderId: string, language: Language, gone: string): Promise<Reordered | null> {
  const order = await accountRequest(get('/account/orders/{id}', { id: orderId }))
  if (!order.ok) return null
  const { items } = order.view
  const listed = items.filter(({ product_id: id }) => id !== null)
  const deleted = items
    .filter(({ product_id: id }) => id === null)
    .map(({ product_name: name }) => ({ name, message: gone }))
  if (listed.length === 0) return { added: 0, missing: deleted }
  try {
    const quote = await priced(listed, language)
    const lines = quote.parcels.flatMap(({ lines: found, vendor }) =>
      found.map((line) => ({ ...line, vendor: vendor.business_name })),
    )
    for (const { product_id: id, variant_id, variant_label: label, name, ...line } of lines)
      addToCart(
        {
          id,
          name,
          price: line.price,
          image: line.image?.small_url ?? null,
          vendor: line.vendor,
          variant: label === null ? null : { id: variant_id, label },
        },
        line.quantity,
      )
    const missing = quote.changes.map(({ line, message }) => ({
      name: (line === null ? undefined : listed[line]?.product_name) ?? '',
      message,
    }))
    return {
      added: lines.reduce((count, { quantity }) => count + quantity, 0),
      missing: [...missing, ...deleted],
    }
  } catch {
    return null
  }
}

function priced(items: readonly Item[], language: Language) {
  const { path, ...call } = post('/cart/quote', null, {
    lines: items.flatMap(({ product_id, variant_id, quantity }) =>
      product_id === null
        ? []
        : [{ product_id, ...(variant_id !== null && { variant_id }), quantity }],
    ),
  })
  return getPublicJson(path, language, requestOf(call))
}
