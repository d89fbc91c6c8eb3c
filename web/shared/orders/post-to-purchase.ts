import type { Language } from '#kernel/locale.ts'
import { purchaseFetch } from './purchase-fetch.ts'

type PostedPurchase = { number: string; purchaseKey: string | null; language: Language }

const PATIENCE_MS = 30_000

export const postToPurchase = (
  { number, purchaseKey, language }: PostedPurchase,
  what: 'payments' | 'payment-checks',
  body: object,
): Promise<Response> =>
  purchaseFetch(
    `/api/v1/purchases/${encodeURIComponent(number)}/${what}?lang=${language}`,
    purchaseKey,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
  )
