import {
  callerLanguage,
  taggedRoutes,
  json,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { PaymentMethods, WebhookReceived } from './contract.ts'
import type { ReceiveChargilyWebhook } from './operations/receive-webhook.ts'
import type { PaymentMethod } from './schema.ts'
import { EVENT_REFUSALS, METHOD_NAMES } from './texts.ts'

const createRoute = taggedRoutes('checkout')
const methods = createRoute({
  method: 'get',
  path: '/payment-methods',
  summary: 'List payment methods',
  responses: {
    200: json(PaymentMethods, 'The payment methods offered now, the default one first'),
  },
})
const events = createRoute({
  method: 'post',
  path: '/payments/chargily/events',
  summary: 'Receive a Chargily Pay webhook, signed over the raw body',
  responses: {
    200: json(WebhookReceived, 'Accepted; a repeated delivery has no effect'),
    ...problems(400, 403),
  },
})

const STATUSES = {
  signature_missing: 400,
  signature_invalid: 403,
  event_malformed: 400,
  mode_mismatch: 403,
} as const

type Deps = { offered: () => PaymentMethod[]; receiveWebhook: ReceiveChargilyWebhook }

export const storefrontRoutes = ({ offered, receiveWebhook: hear }: Deps) =>
  routes()
    .openapi(methods, (c) => {
      const language = callerLanguage(c)
      const items = offered().map((method) => ({ method, name: METHOD_NAMES[method][language] }))
      return c.json({ items }, 200, { vary: 'Cookie, Accept-Language' })
    })
    .openapi(events, async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer())
      const result = await hear({ body, signature: c.req.header('signature') })
      if (!result.ok) return refusal(c, result.error, STATUSES, EVENT_REFUSALS)
      return c.json({ received: true }, 200)
    })
