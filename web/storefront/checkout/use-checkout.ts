import { isOnlineMethod } from '#kernel/payment-methods.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { type CartItem, clearCart } from '#web/shared/cart/cart.ts'
import { trackEvent } from '#web/shared/analytics/track-event.ts'
import type { Captcha } from '#web/shared/captcha/use-captcha.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { QuoteResponse } from '../cart/cart-lines.ts'
import { clearPromoCode } from '../cart/use-promo-code.ts'
import type { QuoteState } from '../cart/use-quote.ts'
import { rememberPlacedOrder } from '#web/shared/orders/remembered-order.ts'
import {
  checkoutAttempt,
  type CheckoutDraft,
  clearCheckoutDraft,
  saveCheckoutDraft,
} from './draft.ts'
import { startOnlinePayment } from './start-online-payment.ts'
import { clearAbandonedCart } from './abandoned-cart.ts'
import { checkCheckoutFields, type FieldErrors } from './checkout-fields.ts'
import type { DeliveryDestination } from '#web/shared/address/check-address.ts'
import type { CheckoutOutcome } from './checkout-outcome.ts'
import { checkoutBody, submitCheckout, checkoutFingerprint } from './checkout-request.ts'
import { useFieldErrors } from './use-field-errors.ts'

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending' }
  | { kind: 'unknown' }
  | { kind: 'refused'; detail: string | null }
  | { kind: 'changed'; messages: readonly string[] }
  | { kind: 'sign-in' }
  | { kind: 'placed' }

type UseCheckoutOptions = {
  items: readonly CartItem[]
  draft: CheckoutDraft
  promoCode: string | null
  quote: QuoteState
  handover: DeliveryDestination
  acceptsTerms: boolean
  onPickupPointRefused: () => void
  setDraft: (change: (draft: CheckoutDraft) => CheckoutDraft) => void
}

export function useCheckout(wanted: UseCheckoutOptions) {
  const { draft, quote, onPickupPointRefused, setDraft } = wanted
  const { t, language } = useTexts()
  const captcha = useRef<Captcha | null>(null)
  const concludeWell = usePlaced(draft, captcha)
  // An attempt left by a closed tab has an unknown outcome.
  const [phase, setPhase] = useState<Phase>(() =>
    draft.attempt ? { kind: 'unknown' } : { kind: 'filling' },
  )
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const check = (): FieldErrors => describeErrors(wanted, t)
  const { show, ...fieldErrors } = useFieldErrors(form, check)

  const conclude = (outcome: CheckoutOutcome): void => {
    if (outcome.kind !== 'unknown' && outcome.kind !== 'placed')
      setDraft((before) => ({ ...before, attempt: null }))
    if (outcome.kind === 'changed') quote.retry()
    if (outcome.kind === 'invalid') {
      show(outcome.errors)
      if (outcome.errors.desk) onPickupPointRefused()
    }
    setPhase(phaseAfter(outcome))
    if (outcome.kind === 'placed') void concludeWell(outcome)
  }
  const send = async (answer: QuoteResponse): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const newKey = () => crypto.randomUUID()
    const attempt = checkoutAttempt(
      draft.attempt,
      checkoutFingerprint(wanted),
      checkoutBody(wanted, answer),
      newKey,
    )
    setDraft((before) => ({ ...before, attempt }))
    saveCheckoutDraft({ ...draft, attempt }) // before the request leaves, in case the tab is closed
    setPhase({ kind: 'sending' })
    const outcome = await submitCheckout(attempt, language)
    isBusy.current = false
    conclude(outcome)
  }
  const confirm = (answer: QuoteResponse | null, seen: QuoteResponse | null): void => {
    if (answer === null) return setPhase({ kind: 'refused', detail: null })
    const { total, stamp_duty: duty } = answer.quote
    if (total === seen?.quote.total && duty <= seen.quote.stamp_duty) return void send(answer)
    // A total that changed after the press needs a new confirmation.
    setPhase({ kind: 'changed', messages: answer.quote.changes.map(({ message }) => message) })
  }
  const ready = useWaiting(quote, confirm)
  const submit = (): void => {
    if (isBusy.current) return
    if (show(check())) return setPhase({ kind: 'filling' })
    setPhase({ kind: 'sending' })
    ready()
  }
  const onCaptcha = (found: Captcha | null) => void (captcha.current = found)
  return { form, phase, submit, onCaptcha, ...fieldErrors }
}

function describeErrors(
  { draft, handover, acceptsTerms }: UseCheckoutOptions,
  t: ReturnType<typeof useTexts>['t'],
): FieldErrors {
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(checkCheckoutFields(draft.fields, handover)).map(([name, key]) => [
      name,
      t(key),
    ]),
  )
  if (isOnlineMethod(draft.payment) && !acceptsTerms) errors.terms = t('checkout.error.terms')
  return errors
}

function phaseAfter(outcome: CheckoutOutcome): Phase {
  if (outcome.kind === 'invalid') return { kind: 'filling' }
  if (outcome.kind === 'changed') return outcome
  return outcome
}

function usePlaced({ fields, payment }: CheckoutDraft, captcha: RefObject<Captcha | null>) {
  const navigate = useNavigate()
  const { language } = useTexts()
  return async ({ placed }: Extract<CheckoutOutcome, { kind: 'placed' }>): Promise<void> => {
    const proof = captcha.current?.proof() ?? {} // before the form is gone
    rememberPlacedOrder(placed, fields)
    trackEvent({ name: 'purchase', currency: 'DZD', number: placed.number }, placed.total)
    clearCheckoutDraft()
    clearAbandonedCart()
    clearPromoCode()
    clearCart()
    const isPaidNow =
      isOnlineMethod(payment) &&
      (await startOnlinePayment(placed, { method: payment, proof, language }))
    if (!isPaidNow) void navigate(paths.order(placed.number), { replace: true })
  }
}

/** Waits for a pending quote, so that the price on the screen is the one confirmed. */
function useWaiting(
  quote: QuoteState,
  goOn: (answer: QuoteResponse | null, seen: QuoteResponse | null) => void,
): () => void {
  const { answer, isCurrent, hasFailed, retry } = quote
  const waiting = useRef<{ seen: QuoteResponse | null } | null>(null)
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    if (!waiting.current || (!isCurrent && !hasFailed)) return
    const { seen } = waiting.current
    waiting.current = null
    latest.current(isCurrent ? answer : null, seen)
  }, [isCurrent, hasFailed, answer])
  return () => {
    if (isCurrent) return latest.current(answer, answer)
    waiting.current = { seen: answer }
    if (hasFailed) retry()
  }
}
