import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { GatewayName, OnlineMethod, GatewayStatus } from '../schema.ts'

/** Unless `sent` is false, the outcome is unknown: the request may have been processed. */
export type GatewayUnreachable = { code: 'gateway_unreachable'; sent: boolean; reason: string }
export type GatewayRefused = { code: 'gateway_refused'; reason: string }
export type GatewayError = GatewayUnreachable | GatewayRefused

export type CreateCheckoutInput = {
  intentId: string
  number: string
  amount: Centimes
  method: OnlineMethod
  language: Language
  successUrl: string
  failureUrl: string
}

/** Port of a payment service: only its adapters know the gateway's API. */
export type Gateway = {
  name: GatewayName
  /** `amount` in centimes; the checkout can be paid once. */
  start(wanted: CreateCheckoutInput): Promise<Result<{ id: string; url: string }, GatewayError>>
  read(id: string): Promise<Result<GatewayStatus, GatewayError>>
  /** Best effort: failures are ignored. */
  close(id: string): Promise<void>
  refund(query: {
    id: string
    amount: Centimes
    language: Language
  }): Promise<
    Result<{ reference: string | null }, GatewayError | { code: 'manual_refund_required' }>
  >
}
