import type { Language } from '#kernel/locale.ts'
import { type ApiMutation, inLanguage, requestOf } from '../api/endpoint.ts'
import { purchaseFetch } from './purchase-fetch.ts'

const PATIENCE_MS = 30_000

export const postToPurchase = <View>(
  { path, ...call }: ApiMutation<View>,
  { purchaseKey, language }: { purchaseKey: string | null; language: Language },
) =>
  purchaseFetch(inLanguage(path, language), purchaseKey, {
    ...requestOf(call),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
