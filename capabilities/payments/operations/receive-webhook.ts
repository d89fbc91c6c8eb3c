import { ok, refuse, type Result } from '#kernel/result.ts'
import {
  type ChargilySettings,
  type EventRefusal,
  readChargilyEvent,
} from '../gateways/chargily.ts'
import { applyWebhookEvent, type SettleDeps } from './apply-gateway-status.ts'

export type WebhookDeps = SettleDeps & { chargily: ChargilySettings | null }

/** Idempotent per event. */
export const receiveChargilyWebhook =
  (deps: WebhookDeps) =>
  async (message: {
    body: Uint8Array
    signature: string | undefined
  }): Promise<Result<null, EventRefusal>> => {
    if (!deps.chargily) return refuse({ code: 'signature_invalid' })
    const read = readChargilyEvent(deps.chargily, message)
    if (!read.ok) {
      deps.onTrouble('a webhook of a gateway was refused', read.error)
      return read
    }
    const { checkoutId: gatewayId, ...event } = read.value
    await applyWebhookEvent(deps)({ gateway: 'chargily', gatewayId, ...event })
    return ok(null)
  }
export type ReceiveChargilyWebhook = ReturnType<typeof receiveChargilyWebhook>
