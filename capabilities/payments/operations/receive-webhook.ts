import { ok, refuse, type Result } from '#kernel/result.ts'
import {
  type ChargilySettings,
  type EventRefusal,
  readChargilyEvent,
} from '../gateways/chargily.ts'
import { settleByEvent, type SettleDeps } from './apply-gateway-status.ts'

export type HearDeps = SettleDeps & { chargily: ChargilySettings | null }

/** Takes a gateway's message when its signature is right, once. */
export const hearChargily =
  (deps: HearDeps) =>
  async (message: {
    body: Uint8Array
    signature: string | undefined
  }): Promise<Result<null, EventRefusal>> => {
    if (!deps.chargily) return refuse({ code: 'signature_wrong' })
    const read = readChargilyEvent(deps.chargily, message)
    if (!read.ok) {
      deps.onTrouble('a message of a gateway was refused', read.error)
      return read
    }
    const { checkoutId: gatewayId, ...event } = read.value
    await settleByEvent(deps)({ gateway: 'chargily', gatewayId, ...event })
    return ok(null)
  }
export type HearChargily = ReturnType<typeof hearChargily>
