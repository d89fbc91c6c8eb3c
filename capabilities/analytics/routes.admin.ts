import type { z } from 'zod'
import { createRoute, json, problems, routes } from '#platform/http/index.ts'
import { VitalsQuery, VitalsView } from './contract.ts'
import type { ListVitals } from './operations/list-vitals.ts'

/** Mounted under /api/v1/admin: how fast pages are for those who visit them. */
export const adminRoutes = ({ listVitals }: { listVitals: ListVitals }) =>
  routes<{ userId: string }>().openapi(
    createRoute({
      method: 'get',
      path: '/vitals',
      summary: 'How fast pages were, against their thresholds',
      request: { query: VitalsQuery },
      responses: { 200: json(VitalsView, 'By kind of page, measure and device'), ...problems(422) },
    }),
    async (c) => {
      const items = await listVitals(c.req.valid('query').days)
      // Only routes of the contract were ever kept.
      return c.json({ items } as z.infer<typeof VitalsView>, 200)
    },
  )
