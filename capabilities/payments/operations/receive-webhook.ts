import { ok, refuse, type Result } from '#kernel/result.ts'
import type { EventRefusal, GatewayMessage } from '../gateways/gateway.ts'
import type { ConfiguredGateway } from '../gateways/registry.ts'
import { applyWebhookEvent, type SettleDeps } from './apply-gateway-status.ts'

export type WebhookDeps = SettleDeps & { gateways: readonly ConfiguredGateway[] }

/** Idempotent per event. A gateway that is not configured, or has no webhooks, proves nothing. */
export const receiveWebhook =
  (deps: WebhookDeps) =>
  async (code: string, message: GatewayMessage): Promise<Result<null, EventRefusal>> => {
    const gateway = deps.gateways.find((configured) => configured.code === code)
    if (!gateway?.readEvent) return refuse({ code: 'signature_invalid' })
    const event = gateway.readEvent(message)
    if (!event.ok) {
      deps.onTrouble('a webhook of a gateway was refused', event.error)
      return event
    }
    await applyWebhookEvent(deps)({ gateway: code, ...event.value })
    return ok(null)
  }
export type ReceiveWebhook = ReturnType<typeof receiveWebhook>
