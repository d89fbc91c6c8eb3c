import type { CheckoutInput } from '#capabilities/checkout/contract.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { Language } from '#kernel/locale.ts'
import { inLanguage, post, requestOf } from '#web/shared/api/endpoint.ts'
import type { CartItem } from '#web/shared/cart/cart.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { type QuoteResponse, quoteRequest } from '../cart/cart-lines.ts'
import { deliveryByVendor } from './delivery.ts'
import type { CheckoutAttempt, CheckoutDraft } from './draft.ts'
import { type CheckoutOutcome, checkoutOutcome } from './checkout-outcome.ts'

type CheckoutRequestInput = {
  items: readonly CartItem[]
  draft: CheckoutDraft
  promoCode: string | null
}

/** Without prices: two equal fingerprints are the same order and share the idempotency key. */
export const checkoutFingerprint = ({ items, draft, promoCode }: CheckoutRequestInput): string =>
  JSON.stringify({
    items: items.map(({ id, variant, quantity }) => [id, variant?.id ?? null, quantity]),
    fields: draft.fields,
    payment: draft.payment,
    method: draft.method,
    exceptions: draft.exceptions,
    pickupPoints: draft.pickupPoints,
    promoCode,
  })

/** Sends the quantities and the total that are on the screen. */
export function checkoutBody(
  { draft, promoCode }: CheckoutRequestInput,
  { quote, cartItems }: QuoteResponse,
): CheckoutInput {
  const { fields, pickupPoints } = draft
  const shown = quote.parcels
    .flatMap((parcel) => parcel.lines)
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.line - b.line)
    .flatMap(({ line, quantity }) => {
      const item = cartItems[line]
      return item ? [{ ...item, quantity }] : []
    })
  const input = quoteRequest(shown, {
    wilaya: fields.wilaya,
    delivery: deliveryByVendor(quote.parcels, draft),
    // A refused code would make the server refuse the order again.
    promoCode: quote.promo_code === null ? null : promoCode,
  })
  const phone = parsePhone(fields.phone)
  const atOffice = quote.parcels
    .filter((parcel) => parcel.delivery_method === 'stop_desk')
    .map(({ vendor }) => vendor.id)
  return {
    lines: [],
    ...input,
    expected_total: quote.total,
    expected_stamp_duty: quote.stamp_duty,
    shipping: {
      first_name: fields.first_name.trim(),
      last_name: fields.last_name.trim(),
      email: fields.email.trim(),
      phone: phone ? formatPhone(phone.e164) : fields.phone.trim(),
      address: addressOf(draft, atOffice.length === quote.parcels.length),
      city: fields.city.trim(),
      wilaya: fields.wilaya,
      ...(fields.postal_code.trim() !== '' && { postal_code: fields.postal_code.trim() }),
    },
    ...chosenPickupPoints(atOffice, pickupPoints),
    payment_method: draft.payment,
  }
}

/** One for all parcels where their couriers share it, else by vendor. */
function chosenPickupPoints(
  vendorIds: readonly string[],
  pickupPoints: CheckoutDraft['pickupPoints'],
): Pick<CheckoutInput, 'pickup_point_id' | 'pickup_points'> {
  const chosen = vendorIds.flatMap((vendorId) => {
    const point = pickupPoints[vendorId]
    return point ? [[vendorId, point.id] as const] : []
  })
  const [first, ...others] = new Set(chosen.map(([, id]) => id))
  if (first === undefined) return {}
  return others.length === 0 && chosen.length === vendorIds.length
    ? { pickup_point_id: first }
    : { pickup_points: Object.fromEntries(chosen) }
}

const LONGEST_ADDRESS = 300

/** The office's where no parcel goes home; that of a commune where the vendor will name it. */
const addressOf = ({ pickupPoints, fields }: CheckoutDraft, isAllAtOffice: boolean): string => {
  const offices = [...new Set(Object.values(pickupPoints).map(({ label }) => label))].join(' · ')
  return (isAllAtOffice ? offices || fields.city : fields.address).trim().slice(0, LONGEST_ADDRESS)
}

const PATIENCE_MS = 30_000

/** A network error or an unreadable response is an `unknown` outcome. */
export async function submitCheckout(
  { key, body }: CheckoutAttempt,
  language: Language,
): Promise<CheckoutOutcome> {
  const { path, ...call } = post('/checkout', null, body)
  const { headers, ...request } = requestOf(call)
  const send = (proof?: string) =>
    authorizedFetch(inLanguage(path, language), {
      ...request,
      headers: {
        ...headers,
        'idempotency-key': key,
        ...(proof !== undefined && { 'proof-of-work': proof }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  try {
    let response = await send()
    if (response.status === 428) {
      const { proveWork } = await import('#web/shared/proof-of-work/prove-work.ts')
      response = await send(await proveWork('checkout'))
    }
    return checkoutOutcome(response.status, await response.json().catch(() => null))
  } catch {
    return { kind: 'unknown' }
  }
}
