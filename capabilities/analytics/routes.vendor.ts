import { callerLanguage, createRoute, json, problems, routes } from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { Margin, MarginQuery } from './margins.contract.ts'
import type { ReadMargins } from './operations/read-margins.ts'

const margin = createRoute({
  method: 'get',
  path: '/margins',
  tags: ['vendor'],
  summary: "Get the vendor's margin, with its best and worst products",
  request: { query: MarginQuery },
  responses: { 200: json(Margin, 'The margin'), ...problems(422) },
})

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId`. */
export const vendorRoutes = ({ readMargins: readMargin }: { readMargins: ReadMargins }) =>
  routes<{ vendorId: VendorId }>().openapi(margin, async (c) =>
    c.json(await readMargin(c.get('vendorId'), c.req.valid('query'), callerLanguage(c)), 200),
  )
