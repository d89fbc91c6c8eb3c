import { callerLanguage, createRoute, json, problems, routes } from '#platform/http/index.ts'
import type { ReadVendorOrders } from './operations/read-vendor-orders.ts'
import { PickList, PickQuery } from './pick-list.contract.ts'

const picking = createRoute({
  method: 'get',
  path: '/pick-list',
  tags: ['vendor'],
  summary: 'Get the pick list of given orders, or of all to prepare',
  request: { query: PickQuery },
  responses: { 200: json(PickList, 'Products, each with its total quantity'), ...problems(422) },
})

export const pickingRoutes = ({ listPicks }: Pick<ReadVendorOrders, 'listPicks'>) =>
  routes<{ userId: string; vendorId: string }>().openapi(picking, async (c) => {
    const { ids = null } = c.req.valid('query')
    return c.json(await listPicks(c.var.vendorId, ids, callerLanguage(c)), 200, {
      'cache-control': 'no-store',
    })
  })
