import { useCallback, useRef, useState } from 'react'
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
    return await trackingOf(response)
  } catch {
    return { kind: 'failed' }
  }
}
