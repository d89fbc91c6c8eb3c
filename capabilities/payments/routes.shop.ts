import { callerLanguage, createRoute, json, routes } from '#platform/http/index.ts'
import { PaymentMethods } from './contract.ts'
import type { PaymentMethod } from './schema.ts'
import { METHOD_NAMES } from './texts.ts'

const methods = createRoute({
  method: 'get',
  path: '/payment-methods',
  tags: ['checkout'],
  summary: 'How a buyer may pay',
  responses: { 200: json(PaymentMethods, 'The methods offered now, the usual one first') },
})

/** Mounted under /api/v1 for anyone. */
export const shopRoutes = ({ offered }: { offered: () => PaymentMethod[] }) =>
  routes().openapi(methods, (c) => {
    const language = callerLanguage(c)
    const items = offered().map((method) => ({ method, name: METHOD_NAMES[method][language] }))
    return c.json({ items }, 200, { vary: 'Cookie, Accept-Language' })
  })
