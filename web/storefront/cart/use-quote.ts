import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { QuoteInput } from '#capabilities/cart/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { post, requestOf } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import type { CartItem } from '#web/shared/cart/cart.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import {
  type QuoteResponse,
  quotableItems,
  type DeliveryChoices,
  quoteRequest,
} from './cart-lines.ts'

const PAUSE_MS = 250
const PATIENCE_MS = 15_000

type UseQuoteState = QuoteResponse & { body: string; attempt: number }
export type QuoteState = {
  /** The last quote, possibly stale: it stays on the screen while the next one is pending. */
  answer: QuoteResponse | null
  /** The quote matches the current cart and choices. */
  isCurrent: boolean
  hasFailed: boolean
  retry: () => void
}

export function useQuote(items: readonly CartItem[], choices: DeliveryChoices): QuoteState {
  const language = useLanguage()
  const cartItems = useMemo(() => quotableItems(items), [items])
  const input = quoteRequest(cartItems, choices)
  const body = input === null ? null : JSON.stringify({ ...input, language })
  const [known, setKnown] = useState<UseQuoteState | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setFailed(null)
    setAttempt((count) => count + 1)
  }, [])
  const latest = useRef({ input, cartItems })
  latest.current = { input, cartItems }
  const hasAnswer = known !== null

  useEffect(() => {
    const { input: wanted, cartItems: lines } = latest.current
    if (body === null || wanted === null) return undefined
    const leaving = new AbortController()
    const ask = () =>
      askQuote(wanted, language, leaving.signal).then(
        (quote) => {
          setKnown({ quote, cartItems: lines, body, attempt })
          setFailed(null)
        },
        () => leaving.signal.aborted || setFailed(body),
      )
    // Debounced after the first quote, so that pressing + three times sends one request.
    const timer = setTimeout(() => void ask(), hasAnswer ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new quote must not ask again
  }, [body, language, attempt])

  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])

  return {
    answer: known,
    // After a refused checkout `attempt` marks the old total of the same cart as stale.
    isCurrent: known?.body === body && known.attempt === attempt && failed !== body,
    hasFailed: failed !== null && failed === body,
    retry,
  }
}

function askQuote(input: QuoteInput, language: Language, left: AbortSignal) {
  const { path, ...call } = post('/cart/quote', null, input)
  return getPublicJson(path, language, {
    ...requestOf(call),
    signal: AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)]),
  })
}
