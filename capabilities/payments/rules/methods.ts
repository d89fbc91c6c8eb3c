import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PaymentMethod } from '../schema.ts'

export type MethodRefusal = { code: 'payment_method_unavailable'; method: PaymentMethod }

export const isPaidOnDelivery = (method: PaymentMethod): boolean =>
  method === 'cash_on_delivery' || method === 'card_on_delivery'

/** Payment on delivery always; cards online once a gateway is configured. */
export const offeredMethods = (hasGateway: boolean): PaymentMethod[] => [
  'cash_on_delivery',
  'card_on_delivery',
  ...(hasGateway ? (['edahabia', 'cib'] as const) : []),
]

export const chooseMethod = (
  method: PaymentMethod,
  hasGateway: boolean,
): Result<PaymentMethod, MethodRefusal> =>
  offeredMethods(hasGateway).includes(method)
    ? ok(method)
    : refuse({ code: 'payment_method_unavailable', method })
