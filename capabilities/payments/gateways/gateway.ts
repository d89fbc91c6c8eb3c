import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { GatewayName, OnlineMethod, GatewayStatus } from '../schema.ts'

/** Nobody knows what became of a request unless `sent` is false: then it never left. */
export type GatewayUnreachable = { code: 'gateway_unreachable'; sent: boolean; reason: string }
/** The gateway understood and said no. */
export type GatewayRefused = { code: 'gateway_refused'; reason: string }
export type GatewayError = GatewayUnreachable | GatewayRefused

export type CreateCheckoutInput = {
  intentId: string
  /** Of the purchase, as the buyer knows it. */
  number: string
  amount: Centimes
  method: OnlineMethod
  language: Language
  successUrl: string
  failureUrl: string
}

/** What a payment service can do for us; the only words in which the rest of the product knows one. */
export type Gateway = {
  name: GatewayName
  /** Opens a page on which a buyer pays this amount, once. */
  start(wanted: CreateCheckoutInput): Promise<Result<{ id: string; url: string }, GatewayError>>
  read(id: string): Promise<Result<GatewayStatus, GatewayError>>
  /** Closes an unpaid page; whether that worked makes no difference to anybody. */
  close(id: string): Promise<void>
  refund(asked: {
    id: string
    amount: Centimes
    language: Language
  }): Promise<Result<{ reference: string | null }, GatewayError | { code: 'refund_by_hand' }>>
}
