import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { AbandonedCartBody, RestorationBody, RestoredCart } from './contract.ts'
import type { ManageAbandonedCarts } from './operations/abandoned-carts.ts'
import { texts } from './texts.generated.ts'
import type { RateLimited } from '#platform/rate-limit.ts'

const ABANDONED_CART_TEXTS = texts.below('abandoned-cart')
const RESTORE_REFUSALS = texts.below('restore-refusals')

const createRoute = taggedRoutes('checkout')
const leaving = createRoute({
  method: 'post',
  path: '/abandoned-carts',
  summary: 'Save the contact and cart of an unfinished checkout',
  request: jsonBody(AbandonedCartBody),
  responses: { 204: empty('Kept'), ...problems(400, 422, 429) },
})
const restoring = createRoute({
  method: 'post',
  path: '/abandoned-carts/restorations',
  summary: 'Restore an abandoned cart from the link of its reminder',
  request: jsonBody(RestorationBody),
  responses: {
    200: json(RestoredCart, 'The restored cart'),
    ...problems({ restore_link_expired: 404 }, 400, 422, 429),
  },
})

export const abandonedRoutes = ({
  keep,
  restore,
}: Pick<ManageAbandonedCarts, 'keep' | 'restore'>) =>
  routes<{ viewer: { userId: string } | null }>({ texts: ABANDONED_CART_TEXTS })
    .openapi(leaving, async (c) => {
      const saved = await keep({
        cart: c.req.valid('json'),
        userId: c.get('viewer')?.userId ?? null,
        language: callerLanguage(c),
        address: clientKey(c),
      })
      if (saved.ok) return c.body(null, 204)
      if (saved.error.code === 'too_many_requests') return tooMany(c, saved.error)
      const message = ABANDONED_CART_TEXTS.phone_invalid(callerLanguage(c))
      const errors = [{ path: 'customer_phone', code: 'phone_invalid', message }]
      return problem(c, 422, { code: 'invalid_input', errors })
    })
    .openapi(restoring, async (c) => {
      const restored = await restore(c.req.valid('json').token, clientKey(c))
      if (restored.ok)
        return c.json({ items: restored.value }, 200, { 'cache-control': 'no-store' })
      if (restored.error.code === 'too_many_requests') return tooMany(c, restored.error)
      return refusal(c, restored.error, { restore_link_expired: 404 }, RESTORE_REFUSALS)
    })

function tooMany(c: Context, { code, retryAfterSeconds }: RateLimited) {
  c.header('retry-after', String(retryAfterSeconds))
  return problem(c, 429, { code })
}
