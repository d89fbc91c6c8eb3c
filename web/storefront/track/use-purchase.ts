import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import type { Language } from '#kernel/locale.ts'
import { get, inLanguage } from '#web/shared/api/endpoint.ts'
import { keepKey, getRememberedOrder } from '#web/shared/orders/remembered-order.ts'
import { purchaseFetch } from '#web/shared/orders/purchase-fetch.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import { keyIn } from './purchase-number.ts'

/** `closed` when neither a purchase key nor the account opens it. */
export type Opening =
  | { kind: 'idle' | 'loading' | 'failed' }
  /** A purchase key was tried and refused. */
  | { kind: 'closed'; wasWrong: boolean }
  | { kind: 'open'; purchase: PurchaseView; purchaseKey: string | null }

const CLOSED: Opening = { kind: 'closed', wasWrong: false }
const PATIENCE_MS = 15_000

/** The key is removed from the URL at once, so that it is not shared with it. */
export function usePurchase(number: string) {
  const language = useLanguage()
  const { hash } = useLocation()
  const { status } = useSession()
  const [answer, setAnswer] = useState<{ number: string; opening: Opening } | null>(null)
  const latest = useRef(0)
  const isClosed = status === 'out' && (keyIn(hash) ?? storedKey(number)) === null
  const unanswered: Opening =
    number === '' ? { kind: 'idle' } : isClosed ? CLOSED : { kind: 'loading' }
  const opening = answer?.number === number ? answer.opening : unanswered

  const open = useCallback(
    async (purchaseKey: string | null): Promise<void> => {
      const mine = ++latest.current
      const found = await readPurchase(number, purchaseKey, language)
      if (mine !== latest.current) return
      if (purchaseKey !== null && found.kind === 'open') keepKey(number, purchaseKey)
      if (purchaseKey !== null && found.kind === 'closed') keepKey(number, null)
      setAnswer({ number, opening: found })
    },
    [number, language],
  )

  useEffect(() => {
    const given = keyIn(hash)
    if (given !== null) history.replaceState(history.state, '', location.pathname + location.search)
    const key = given ?? storedKey(number)
    if (number !== '' && (key !== null || status === 'in')) void open(key)
  }, [hash, number, status, open])

  const purchaseKey = opening.kind === 'open' ? opening.purchaseKey : null
  const reload = useCallback(
    () => open(purchaseKey ?? storedKey(number)),
    [open, number, purchaseKey],
  )
  return { opening, open, reload }
}

const storedKey = (number: string): string | null => getRememberedOrder(number)?.key ?? null

async function readPurchase(
  number: string,
  purchaseKey: string | null,
  language: Language,
): Promise<Opening> {
  try {
    const path = get('/purchases/{number}', { number })
    const response = await purchaseFetch(inLanguage(path, language), purchaseKey, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 404 || response.status === 422)
      return { kind: 'closed', wasWrong: purchaseKey !== null }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'open', purchase: await response.json(), purchaseKey }
  } catch {
    return { kind: 'failed' }
  }
}
