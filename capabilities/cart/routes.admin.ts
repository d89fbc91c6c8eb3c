import { createRoute, json, problems, routes } from '#platform/http/index.ts'
import { AbandonedCartsPage, AbandonedCartsQuery } from './contract.ts'
import type { ManageAbandonedCarts } from './operations/abandoned-carts.ts'

const listing = createRoute({
  method: 'get',
  path: '/abandoned-carts',
  tags: ['admin'],
  summary: 'List abandoned carts, latest first, with totals',
  request: { query: AbandonedCartsQuery },
  responses: { 200: json(AbandonedCartsPage, 'One page of carts'), ...problems(422) },
})

export const adminRoutes = ({ list }: Pick<ManageAbandonedCarts, 'list'>) =>
  routes<{ userId: string }>().openapi(listing, async (c) =>
    c.json(await list(c.req.valid('query')), 200),
  )
