import { useCallback, useRef, useState } from 'react'
import type { TrackedPurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import { orderNumber } from './purchase-number.ts'

export type Tracking =
  | { kind: 'idle' | 'loading' | 'missing' | 'failed' }
  | { kind: 'found'; tracked: TrackedPurchaseView }

const PATIENCE_MS = 15_000

export function useTrackedPurchase(initial: Tracking) {
  const language = useLanguage()
  const [tracking, setTracking] = useState(initial)
  const latest = useRef(0)
  const look = useCallback(
    async (number: string, contact: string): Promise<Tracking> => {
      const mine = ++latest.current
      setTracking((before) => (before.kind === 'found' ? before : { kind: 'loading' }))
      const found = await askTracking(number, contact, language)
      if (mine === latest.current) setTracking(found)
      return found
    },
    [language],
  )
  return { tracking, look }
}

async function askTracking(number: string, contact: string, lang: string): Promise<Tracking> {
  try {
    const query = new URLSearchParams({
      number: orderNumber(number),
      contact: contact.trim(),
      lang,
    })
    const response = await fetch(`/api/v1/track?${query}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // 422 is an invalid contact, which belongs to no order either.
    if (response.status === 404 || response.status === 422) return { kind: 'missing' }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'found', tracked: (await response.json()) as TrackedPurchaseView } // the contract of that path
  } catch {
    return { kind: 'failed' }
  }
}
