import { isPlaced } from '#web/shared/orders/remembered-order.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { type ErrorName, CHECKOUT_FIELDS, type FieldErrors } from './checkout-fields.ts'

/** After `unknown` the same request is sent again with its idempotency key. */
export type CheckoutOutcome =
  | { kind: 'placed'; placed: PlacedView }
  | { kind: 'changed'; messages: readonly string[] }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'sign-in' }
  | { kind: 'refused'; detail: string | null }
  | { kind: 'unknown' }

const CHANGED = ['quote_changed', 'out_of_stock']

/** Defensive, because a proxy or a captive portal may have sent the response. */
export function checkoutOutcome(status: number, body: unknown): CheckoutOutcome {
  if (status === 201 || status === 200)
    return isPlaced(body) ? { kind: 'placed', placed: body } : { kind: 'unknown' }
  if (!isRecord(body)) return { kind: 'unknown' }
  const code = body['code']
  if (status === 401 || status === 403) return { kind: 'sign-in' }
  if (status === 409 && typeof code === 'string' && CHANGED.includes(code))
    return { kind: 'changed', messages: messagesOf(body['changes']) }
  if (status === 422) {
    const errors = fieldErrors(body['errors'])
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  }
  const isFinal = status >= 400 && status < 500 && ![408, 409, 425, 428, 429].includes(status)
  const detail = typeof body['detail'] === 'string' ? body['detail'] : null
  return isFinal ? { kind: 'refused', detail } : { kind: 'unknown' }
}

const messagesOf = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item['message'] === 'string' ? [item['message']] : [],
  )

/** The path `shipping.first_name` is the field `first_name`. */
export function fieldErrors(raw: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const item of Array.isArray(raw) ? raw : []) {
    if (!isRecord(item) || typeof item['path'] !== 'string') continue
    const name = item['path'].replace(/^shipping\./, '').replace(/^pickup_point_id$/, 'desk')
    if (isField(name) && typeof item['message'] === 'string') errors[name] ??= item['message']
  }
  return errors
}

const isField = (name: string): name is ErrorName =>
  name === 'desk' || CHECKOUT_FIELDS.some((field) => field === name)
