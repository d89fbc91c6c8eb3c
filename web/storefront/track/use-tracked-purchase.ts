import { useCallback, useRef, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { fetchApi, get, inLanguage } from '#web/shared/api/endpoint.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import { orderNumber } from './purchase-number.ts'
import { type Tracking, trackingOf } from './tracking.ts'

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

async function askTracking(number: string, contact: string, language: Language): Promise<Tracking> {
  try {
    const path = get('/track', { number: orderNumber(number), contact: contact.trim() })
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return await trackingOf(await fetchApi(inLanguage(path, language), { signal }))
  } catch {
    return { kind: 'failed' }
  }
}
