import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { OnlineMethod } from '#kernel/payment-methods.ts'
import type { Partner } from '#platform/partner-settings.ts'
import type { GatewayStatus } from '../schema.ts'
import type { GatewayClient, GatewayUnreachable } from './client.ts'
import type { SettlementColumn } from '../data/settlement-columns.ts'

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

/** As the gateway sent it; a signature is over the raw body. */
export type GatewayMessage = {
  body: Uint8Array
  header: (name: string) => string | undefined
}
export type GatewayEvent = {
  id: string
  type: string
  /** The payment's id at its gateway. */
  gatewayId: string
  /** Sent along with the payment; null when the gateway does not return it. */
  intentId: string | null
  reading: GatewayStatus
}
export type EventRefusal =
  | { code: 'signature_missing' }
  | { code: 'signature_invalid' }
  | { code: 'event_malformed' }
  | { code: 'mode_mismatch' }

/** Port of a payment service: only its adapters know the gateway's API. */
export type Gateway = {
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
  /** Verifies who sent it; none where the gateway sends no webhooks. */
  readEvent?(message: GatewayMessage): Result<GatewayEvent, EventRefusal>
}

/** What a folder of this one exports; `registry.ts` lists them. */
export type GatewayDefinition = Partner & {
  /** Stored with each payment: it never changes. */
  code: string
  /** A brand, the same in all languages. */
  name: string
  /** Headings of its settlement file, normalized with `foldText`. */
  settlementColumns: Readonly<Record<SettlementColumn, readonly string[]>>
  /** Null without its settings. */
  connect(
    environment: Readonly<Record<string, string>>,
    deps: { client: GatewayClient; webhookUrl: string },
  ): Gateway | null
}
