import { truncate } from '#kernel/truncate.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { dinars, fromDinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { GatewayStatus } from '../../schema.ts'
import type { GatewayClient } from '../client.ts'
import type {
  EventRefusal,
  Gateway,
  GatewayError,
  GatewayEvent,
  GatewayMessage,
} from '../gateway.ts'

export type ChargilySettings = {
  /** With its version: `https://pay.chargily.net/test/api/v2`. */
  url: string
  secretKey: string
  webhookUrl: string
}

/** `livemode` is a boolean or its name. */
const Checkout = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['pending', 'processing', 'paid', 'failed', 'canceled', 'expired']),
  amount: z.number().nonnegative(),
  currency: z.string().optional(),
  checkout_url: z.string().optional(),
  payment_method: z.string().nullish(),
  livemode: z.union([z.boolean(), z.string()]).optional(),
  metadata: z.unknown().optional(),
})
const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  livemode: z.union([z.boolean(), z.string()]).optional(),
  data: Checkout,
})

const STATES: Record<z.infer<typeof Checkout>['status'], GatewayStatus['state']> = {
  pending: 'pending',
  processing: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
}

export function chargily(settings: ChargilySettings, client: GatewayClient): Gateway {
  const headers = {
    authorization: `Bearer ${settings.secretKey}`,
    'content-type': 'application/json',
  }
  const time = (id: string) => `${settings.url}/checkouts/${encodeURIComponent(id)}`
  return {
    async start(wanted) {
      const body = {
        amount: dinars(wanted.amount),
        currency: 'dzd',
        payment_method: wanted.method,
        success_url: wanted.successUrl,
        failure_url: wanted.failureUrl,
        webhook_endpoint: settings.webhookUrl,
        locale: wanted.language,
        description: wanted.number,
        metadata: { intent_id: wanted.intentId, number: wanted.number },
      }
      const request = { url: `${settings.url}/checkouts`, method: 'POST', headers } as const
      const checkout = checkoutOf(await client.send({ ...request, body: JSON.stringify(body) }))
      if (!checkout.ok) return checkout
      const { id, checkout_url: url } = checkout.value
      return url ? ok({ id, url }) : refuse(notUnderstood)
    },

    async read(id) {
      const checkout = checkoutOf(await client.ask({ url: time(id), headers }))
      return checkout.ok ? ok(readingOf(checkout.value)) : checkout
    },

    async close(id) {
      await client.send({ url: `${time(id)}/expire`, method: 'POST', headers })
    },

    // Refunds are made in Chargily's dashboard: its API has none.
    refund: () => Promise.resolve(refuse({ code: 'manual_refund_required' })),

    readEvent: (message) => readEvent(settings.secretKey, message),
  }
}

const notUnderstood: GatewayError = {
  code: 'gateway_unreachable',
  sent: true,
  reason: 'the answer could not be parsed',
}

function checkoutOf(
  answer: Awaited<ReturnType<GatewayClient['ask']>>,
): Result<z.infer<typeof Checkout>, GatewayError> {
  if (!answer.ok) return answer
  const { status, body } = answer.value
  const read = Checkout.safeParse(body)
  if (status >= 200 && status < 300 && read.success) return ok(read.data)
  if (status < 400) return refuse(notUnderstood)
  // Not found or rate limited: says nothing about the money.
  if (status === 404 || status === 429)
    return refuse({ ...notUnderstood, reason: `it answered ${status}` })
  const parsed = z.object({ message: z.string() }).safeParse(body)
  const reason = parsed.success ? truncate(parsed.data.message, 300) : `it answered ${status}`
  return refuse({ code: 'gateway_refused', reason })
}

const readingOf = ({ id, status, amount, currency }: z.infer<typeof Checkout>): GatewayStatus => ({
  state: STATES[status],
  amount: currency && currency.toLowerCase() !== 'dzd' ? fromDinars(0) : fromDinars(amount),
  reason: status === 'paid' || status === 'pending' ? null : status,
  receipt:
    status === 'paid' ? { gatewayOrder: id, approvalCode: null, card: null, message: null } : null,
})

/** Verifies the signature over the raw body. */
function readEvent(
  secretKey: string,
  { body, header }: GatewayMessage,
): Result<GatewayEvent, EventRefusal> {
  const signature = header('signature')
  if (!signature) return refuse({ code: 'signature_missing' })
  const expected = createHmac('sha256', secretKey).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return refuse({ code: 'signature_invalid' })
  const read = Event.safeParse(parsed(body))
  if (!read.success) return refuse({ code: 'event_malformed' })
  const { id, type, data, livemode = data.livemode } = read.data
  if (String(livemode ?? isLive(secretKey)) !== String(isLive(secretKey)))
    return refuse({ code: 'mode_mismatch' })
  const sentAlong = z.object({ intent_id: z.uuid() }).safeParse(data.metadata)
  const intentId = sentAlong.success ? sentAlong.data.intent_id : null
  return ok({ id, type, gatewayId: data.id, intentId, reading: readingOf(data) })
}

export const isLive = (secretKey: string): boolean => secretKey.startsWith('live_')

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
