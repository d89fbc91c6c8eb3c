import { problemOf } from '#web/shared/api/problem.ts'
import { type FALLBACK_METHOD, type OnlineMethod } from '#kernel/payment-methods.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useCaptchaSetting } from '#web/shared/captcha/use-captcha-setting.ts'
import { postToPurchase } from '#web/shared/orders/post-to-purchase.ts'

export type PayMethod = OnlineMethod | typeof FALLBACK_METHOD
type FilterChoice = {
  tracked: PurchaseView
  purchaseKey: string | null
  reload: () => Promise<unknown>
}

const LOOK_AGAIN_MS = 2_500
const LOOKS_BEFORE_LONG = 8

export function usePayment({ tracked, purchaseKey, reload }: FilterChoice) {
  const { t, language } = useTexts()
  const { payment, number, orders } = tracked
  const [search, setSearch] = useSearchParams()
  const arrival = search.get('payment')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const by = { purchaseKey, language }
  const leave = () => {
    search.delete('payment')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  const captcha = useCaptcha(useCaptchaSetting(payment?.state === 'open'))
  const pay = async (method: PayMethod, accepts_terms: boolean): Promise<void> => {
    const { captchaToken } = captcha.proof()
    setBusy(true)
    setError(null)
    try {
      const body = {
        ...{ method, accepts_terms },
        ...(captchaToken && { captcha_token: captchaToken }),
      }
      const answer = await postToPurchase(
        post('/purchases/{number}/payments', { number }, body),
        by,
      )
      if (answer.ok) {
        const { url } = await answer.json()
        if (url) return window.location.assign(url) // stays busy until the browser has left the page
      } else {
        const { detail } = problemOf(answer.status, await answer.json())
        setError(detail ?? t('order-payment.no-answer'))
      }
      await reload()
    } catch {
      setError(t('order-payment.no-answer'))
    }
    captcha.renew() // a captcha token is valid once
    leave()
    setBusy(false)
  }

  const last = payment?.attempts.at(-1)
  const isSettling = payment?.state === 'paid' && orders.some(({ status }) => status === 'pending')
  const isChecking =
    isSettling ||
    (payment?.state === 'open' && arrival === 'done' && (!last || last.status === 'pending'))
  const check = () =>
    postToPurchase(post('/purchases/{number}/payment-checks', { number }), by).then(reload)
  const looks = useChecking(isChecking, check)
  useArrival({ tracked, arrival, check })

  return {
    pay,
    captcha,
    isBusy,
    error,
    isChecking,
    isLong: looks >= LOOKS_BEFORE_LONG,
    hasFailed: arrival === 'failed' || last?.status === 'failed' || last?.status === 'cancelled',
  }
}

/** Polls while the payment state is unknown, ever more slowly; returns the number of polls. */
function useChecking(isChecking: boolean, check: () => Promise<unknown>): number {
  const [looks, setLooks] = useState(0)
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    if (!isChecking) return undefined
    const pause = looks === 0 ? 0 : looks < LOOKS_BEFORE_LONG ? LOOK_AGAIN_MS : 4 * LOOK_AGAIN_MS
    const timer = setTimeout(
      () =>
        void latest
          .current()
          .catch(() => undefined)
          .then(() => setLooks((before) => before + 1)),
      pause,
    )
    return () => clearTimeout(timer)
  }, [isChecking, looks])
  return looks
}

type Arriving = { tracked: PurchaseView; arrival: string | null; check: () => Promise<unknown> }

/** Checks once after the gateway has redirected the buyer back. */
function useArrival({ tracked: { payment }, arrival, check }: Arriving): void {
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (payment?.state !== 'open' || arrival === null || done.current === arrival) return
    done.current = arrival
    if (arrival === 'failed') void check().catch(() => undefined)
  })
}
