import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CheckoutInput } from '#capabilities/checkout/contract.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { type CartItem, clearCart } from '#web/shared/cart.ts'
import { authorizedFetch } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'
import { type Answer, quoteInput } from '../cart/lines.ts'
import { forgetPromoCode } from '../cart/promo.ts'
import type { QuoteState } from '../cart/quote.ts'
import { keepPlaced } from '../order/kept.ts'
import { deliveryOf } from './delivery.ts'
import { attemptFor, type Draft, forgetDraft } from './draft.ts'
import { checkFields, type ErrorName, type FieldErrors, type Handover, inPageOrder } from './fields.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending' }
  | { kind: 'unknown' }
  | { kind: 'refused'; detail: string | null }
  | { kind: 'changed'; messages: readonly string[] }
  | { kind: 'sign-in' }
  | { kind: 'placed' }

type Wanted = {
  items: readonly CartItem[]
  draft: Draft
  promoCode: string | null
  quote: QuoteState
  handover: Handover
  setDraft: (change: (draft: Draft) => Draft) => void
}

const PATIENCE_MS = 30_000

/** Checks, sends and reads the answer; nothing typed is ever lost on the way. */
export function useCheckout(wanted: Wanted) {
  const { draft, quote, handover, setDraft } = wanted
  const { t, language } = useTexts()
  const navigate = useNavigate()
  // A request under way when the tab was closed is one whose answer is not known.
  const [phase, setPhase] = useState<Phase>(() =>
    draft.attempt ? { kind: 'unknown' } : { kind: 'filling' },
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isWaiting, setWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)

  const focus = useCallback((name: ErrorName) => {
    const field = form.current?.elements.namedItem(name)
    const target = field instanceof RadioNodeList ? field[0] : field
    if (target instanceof HTMLElement) target.focus()
  }, [])
  const show = (found: FieldErrors) => {
    setErrors(found)
    const [first] = inPageOrder(found)
    // After the fields have taken their errors, so that the focus reads them too.
    if (first) requestAnimationFrame(() => focus(first))
  }
  const check = (): FieldErrors =>
    Object.fromEntries(
      Object.entries(checkFields(draft.fields, handover)).map(([name, key]) => [name, t(key)]),
    )
  /** One field alone, when it is left. */
  const checkOne = (name: ErrorName) =>
    setErrors(({ [name]: _before, ...others }) => {
      const now = check()[name]
      return now === undefined ? others : { ...others, [name]: now }
    })
  const forgive = (...names: ErrorName[]) =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !names.includes(name as ErrorName)),
      ),
    )

  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'placed') {
      keepPlaced(outcome.placed, draft.fields)
      setPhase({ kind: 'placed' })
      forgetDraft()
      forgetPromoCode()
      clearCart()
      return void navigate(paths.order(outcome.placed.number), { replace: true })
    }
    if (outcome.kind === 'unknown') return setPhase({ kind: 'unknown' })
    setDraft((before) => ({ ...before, attempt: null }))
    if (outcome.kind === 'invalid') {
      setPhase({ kind: 'filling' })
      return show(outcome.errors)
    }
    if (outcome.kind === 'changed') {
      quote.retry()
      return setPhase({ kind: 'changed', messages: outcome.changes.map(({ message }) => message) })
    }
    setPhase(outcome)
  }

  const send = async (answer: Answer) => {
    if (isBusy.current) return
    isBusy.current = true
    const attempt = attemptFor(
      draft.attempt,
      JSON.stringify(subjectOf(wanted)),
      bodyOf(wanted, answer),
      () => crypto.randomUUID(),
    )
    setDraft((before) => ({ ...before, attempt }))
    setPhase({ kind: 'sending' })
    try {
      const response = await authorizedFetch(`/api/v1/checkout?lang=${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': attempt.key },
        body: JSON.stringify(attempt.body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      conclude(outcomeOf(response.status, await response.json().catch(() => null)))
    } catch {
      conclude({ kind: 'unknown' })
    } finally {
      isBusy.current = false
    }
  }

  const submit = () => {
    if (isBusy.current) return
    const found = check()
    show(found)
    if (Object.keys(found).length > 0) {
      setPhase((before) => (before.kind === 'sending' ? { kind: 'filling' } : before))
      return
    }
    if (quote.answer && quote.isCurrent) return void send(quote.answer)
    if (quote.hasFailed) quote.retry()
    // What is confirmed is the price on the screen, so the new one is awaited.
    setPhase({ kind: 'sending' })
    setWaiting(true)
  }

  const { answer, isCurrent, hasFailed } = quote
  useEffect(() => {
    if (!isWaiting || (!isCurrent && !hasFailed)) return
    setWaiting(false)
    if (hasFailed) setPhase({ kind: 'refused', detail: null })
    else if (answer) void send(answer)
    // Only when the answer that is awaited comes or fails.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, isCurrent, hasFailed])

  return { form, phase, errors, submit, checkOne, forgive, focus }
}

/** What the buyer wants, whatever it costs. */
const subjectOf = ({ items, draft, promoCode }: Wanted) => ({
  items: items.map(({ id, variant, quantity }) => [id, variant?.id ?? null, quantity]),
  fields: draft.fields,
  payment: draft.payment,
  method: draft.method,
  exceptions: draft.exceptions,
  desk: draft.desk,
  promoCode,
})

/** The request for what stands on the screen: its quantities, its total. */
function bodyOf({ draft, promoCode }: Wanted, { quote, asked }: Answer): CheckoutInput {
  const { fields } = draft
  const lines = quote.parcels.flatMap((parcel) => parcel.lines)
  const shown = lines
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.line - b.line)
    .flatMap(({ line, quantity }) => {
      const item = asked[line]
      return item ? [{ ...item, quantity }] : []
    })
  const input = quoteInput(shown, {
    wilaya: fields.wilaya,
    delivery: deliveryOf(quote.parcels, draft),
    // A refused code is not sent: it would refuse the order again.
    promoCode: quote.promo_code === null ? null : promoCode,
  })
  const phone = parsePhone(fields.phone)
  return {
    lines: [],
    ...input,
    expected_total: quote.total,
    shipping: {
      first_name: fields.first_name.trim(),
      last_name: fields.last_name.trim(),
      email: fields.email.trim(),
      phone: phone ? formatPhone(phone.e164) : fields.phone.trim(),
      address: addressOf(draft, quote.parcels.some((one) => one.delivery_method === 'stop_desk')),
      city: fields.city.trim(),
      wilaya: fields.wilaya,
      ...(fields.postal_code.trim() !== '' && { postal_code: fields.postal_code.trim() }),
    },
    payment_method: draft.payment,
  }
}

const LONGEST_ADDRESS = 300

/** The office's address where one was chosen, then what was typed. */
const addressOf = ({ desk, fields }: Draft, isAtOffice: boolean): string =>
  [isAtOffice ? desk?.label : undefined, fields.address.trim()]
    .filter(Boolean)
    .join(' · ')
    .slice(0, LONGEST_ADDRESS)
