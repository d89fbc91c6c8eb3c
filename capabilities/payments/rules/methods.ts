import { ok, refuse, type Result } from '#kernel/result.ts'
import type { GatewayName, PaymentMethod } from '../schema.ts'

export type MethodRefusal = { code: 'payment_method_unavailable'; method: PaymentMethod }

/** Whether the money changes hands at the door, when the parcel does. */
export const isPaidOnDelivery = (method: PaymentMethod): boolean =>
  method === 'cash_on_delivery' || method === 'card_on_delivery'

/** The methods a buyer may choose: at the door always, by card online once a gateway is there. */
export const offeredMethods = (gateways: readonly GatewayName[]): PaymentMethod[] => [
  'cash_on_delivery',
  'card_on_delivery',
  ...(gateways.length > 0 ? (['edahabia', 'cib'] as const) : []),
]

/** Lets a method through when it is offered. */
export const chooseMethod = (
  method: PaymentMethod,
  gateways: readonly GatewayName[],
): Result<PaymentMethod, MethodRefusal> =>
  offeredMethods(gateways).includes(method)
    ? ok(method)
    : refuse({ code: 'payment_method_unavailable', method })
