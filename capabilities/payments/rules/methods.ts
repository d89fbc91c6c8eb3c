import { codesOf } from '#kernel/codes-of.ts'
import { isOnlineMethod, PAYMENT_METHODS, type PaymentMethod } from '#kernel/payment-methods.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

export type MethodRefusal = { code: 'payment_method_unavailable'; method: PaymentMethod }

export const isPaidOnDelivery = (method: PaymentMethod): boolean => !isOnlineMethod(method)

/** Payment on delivery always; cards online once a gateway is configured. */
export const offeredMethods = (hasGateway: boolean): PaymentMethod[] =>
  codesOf(PAYMENT_METHODS).filter((method) => hasGateway || isPaidOnDelivery(method))

export const chooseMethod = (
  method: PaymentMethod,
  hasGateway: boolean,
): Result<PaymentMethod, MethodRefusal> =>
  offeredMethods(hasGateway).includes(method)
    ? ok(method)
    : refuse({ code: 'payment_method_unavailable', method })
