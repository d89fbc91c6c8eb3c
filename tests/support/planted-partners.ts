import { z } from 'zod'
import { ok, refuse } from '#kernel/result.ts'
import type { GatewayDefinition } from '#capabilities/payments/gateways/gateway.ts'
import { GATEWAYS } from '#capabilities/payments/gateways/registry.ts'
import { SETTLEMENT_COLUMNS } from '#capabilities/payments/data/settlement-columns.ts'
import type { CourierDefinition } from '#capabilities/shipping/couriers/courier.ts'
import { manualCourier } from '#capabilities/shipping/couriers/manual-courier.ts'
import { COURIERS } from '#capabilities/shipping/couriers/registry.ts'

const setting = { schema: z.string(), without: 'none' }

/** Amounts in centimes, by the gateway's id of the payment. */
export const plantedPayments = new Map<string, { amount: number; isPaid: boolean }>()
const readingOf = (id: string) => {
  const { amount, isPaid } = plantedPayments.get(id)!
  const receipt = { gatewayOrder: id, approvalCode: null, card: null, message: null }
  return {
    ...{ state: isPaid ? 'paid' : 'pending', amount, reason: null },
    receipt: isPaid ? receipt : null,
  } as never
}

const POSTPAY: GatewayDefinition = {
  code: 'postpay',
  name: 'Post Pay',
  settings: {
    POSTPAY_KEY: { ...setting, help: 'Edahabia and CIB through Post Pay' },
    POSTPAY_SECRET: { ...setting, help: 'signs its webhooks' },
  },
  together: ['POSTPAY_KEY', 'POSTPAY_SECRET'],
  settlementColumns: { ...SETTLEMENT_COLUMNS, payment: ['pay slip'] },
  connect({ POSTPAY_KEY: key, POSTPAY_SECRET: secret }, { webhookUrl }) {
    if (!key || !secret) return null
    return {
      start({ intentId, amount }) {
        const id = `slip-${intentId}`
        plantedPayments.set(id, { amount, isPaid: false })
        return Promise.resolve(ok({ id, url: `https://postpay.example/${id}?hook=${webhookUrl}` }))
      },
      read: (id) => Promise.resolve(ok(readingOf(id))),
      close: () => Promise.resolve(),
      refund: () => Promise.resolve(refuse({ code: 'manual_refund_required' })),
      readEvent({ body, header }) {
        if (header('x-post-secret') !== secret) return refuse({ code: 'signature_invalid' })
        const { id, slip } = JSON.parse(Buffer.from(body).toString()) as Record<string, string>
        const reading = readingOf(slip!)
        return ok({ id: id!, type: 'paid', gatewayId: slip!, intentId: null, reading })
      },
    }
  },
}

const RAPID: CourierDefinition = {
  code: 'rapid-dz',
  name: 'Rapid DZ',
  trackingPage: 'https://rapid.example/follow?n=',
  settings: {
    RAPID_ID: { ...setting, help: 'the account of the operator at Rapid' },
    RAPID_TOKEN: { ...setting, help: 'the token of that account' },
  },
  together: ['RAPID_ID', 'RAPID_TOKEN'],
  api: {
    connect:
      () =>
      ({ token }) => ({
        ...manualCourier(),
        check: () => Promise.resolve(token === 'right-token'),
      }),
    accountOfOperator: ({ RAPID_ID: id, RAPID_TOKEN: token }) =>
      id && token ? { id, token } : null,
  },
}

// In place of the line in each list. Imported before what reads the lists.
;(GATEWAYS as GatewayDefinition[]).push(POSTPAY)
;(COURIERS as CourierDefinition[]).push(RAPID)
