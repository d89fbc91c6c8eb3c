import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { TrackedView } from '#capabilities/orders/contract.ts'
import { authorizedFetch } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'

export type PayMethod = 'edahabia' | 'cib' | 'cash_on_delivery'
type Wanted = { tracked: TrackedView; contact: string; reload: () => Promise<unknown> }

const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 2_500
const LOOKS_BEFORE_LONG = 8

/** Paying an order from its page: going to the payment page, coming back from it, paying otherwise. */
export function usePayment({ tracked, contact, reload }: Wanted) {
  const { t, language } = useTexts()
  const { payment, number, orders, payment_method: chosen } = tracked
  const [search, setSearch] = useSearchParams()
  const arrival = search.get('payment')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [looks, setLooks] = useState(0)

  const send = useCallback(
    (what: 'payments' | 'payment-checks', body: object) =>
      authorizedFetch(`/api/v1/purchases/${encodeURIComponent(number)}/${what}?lang=${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contact, ...body }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    [number, contact, language],
  )
  const leave = useCallback(
    () =>
      setSearch(
        (before) => {
          before.delete('payment')
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const pay = useCallback(
    async (method: PayMethod): Promise<void> => {
      setBusy(true)
      setError(null)
      try {
        const answer = await send('payments', { method })
        const said = (await answer.json()) as { url?: string | null; detail?: string }
        if (answer.ok && said.url) return window.location.assign(said.url) // busy until the page is gone
        if (!answer.ok) setError(said.detail ?? t('paying.no-answer'))
        await reload()
      } catch {
        setError(t('paying.no-answer'))
      }
      leave()
      setBusy(false)
    },
    [send, reload, leave, t],
  )

  const last = payment?.tries.at(-1)
  const isSettling = payment?.state === 'paid' && orders.some(({ status }) => status === 'pending')
  const isChecking =
    isSettling ||
    (payment?.state === 'open' && arrival === 'done' && (!last || last.status === 'pending'))
  useEffect(() => {
    if (!isChecking) return undefined
    const timer = setTimeout(
      async () => {
        await send('payment-checks', {}).catch(() => undefined)
        await reload()
        setLooks((before) => before + 1)
      },
      looks === 0 ? 0 : looks < LOOKS_BEFORE_LONG ? LOOK_AGAIN_MS : 4 * LOOK_AGAIN_MS,
    )
    return () => clearTimeout(timer)
  }, [isChecking, looks, send, reload])

  // Once each: leaving for the payment page, and asking what the bank said when it sent the buyer back.
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (payment?.state !== 'open' || arrival === null || done.current === arrival) return
    done.current = arrival
    if (
      arrival === 'start' &&
      payment.tries.length === 0 &&
      (chosen === 'edahabia' || chosen === 'cib')
    )
      void pay(chosen)
    if (arrival === 'failed') void send('payment-checks', {}).then(reload, () => undefined)
  }, [arrival, payment, chosen, pay, send, reload])

  return {
    pay,
    isBusy,
    error,
    isChecking,
    isLong: looks >= LOOKS_BEFORE_LONG,
    hasFailed: arrival === 'failed' || last?.status === 'failed' || last?.status === 'cancelled',
  }
}
