import type { PaymentMethod } from '#kernel/payment-methods.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { GatewayParams, PaymentMethods, WebhookReceived } from './contract.ts'
import type { ReceiveWebhook } from './operations/receive-webhook.ts'
import { METHOD_NAMES } from './method-texts.ts'
import { texts } from './texts.generated.ts'

const EVENT_REFUSALS = texts.below('event-refusals')

const createRoute = taggedRoutes('checkout')
const methods = createRoute({
  method: 'get',
  path: '/payment-methods',
  summary: 'List payment methods',
  responses: {
    200: json(PaymentMethods, 'The payment methods offered now, the default one first'),
  },
})

const STATUSES = {
  signature_missing: 400,
  signature_invalid: 403,
  event_malformed: 400,
  mode_mismatch: 403,
} as const

const events = createRoute({
  method: 'post',
  path: '/payments/{gateway}/events',
  summary: 'Receive a webhook of a payment gateway, signed over the raw body',
  request: { params: GatewayParams },
  responses: {
    200: json(WebhookReceived, 'Accepted; a repeated delivery has no effect'),
    ...problems(STATUSES, 422),
  },
})

type Deps = { offered: () => PaymentMethod[]; receiveWebhook: ReceiveWebhook }

export const storefrontRoutes = ({ offered, receiveWebhook }: Deps) =>
  routes()
    .openapi(methods, (c) => {
      const language = callerLanguage(c)
      const items = offered().map((method) => ({ method, name: METHOD_NAMES[method][language] }))
      return c.json({ items }, 200, { vary: 'Cookie, Accept-Language' })
    })
    .openapi(events, async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer())
      const message = { body, header: (name: string) => c.req.header(name) }
      const result = await receiveWebhook(c.req.valid('param').gateway, message)
      if (!result.ok) return refusal(c, result.error, STATUSES, EVENT_REFUSALS)
      return c.json({ received: true }, 200)
    })
