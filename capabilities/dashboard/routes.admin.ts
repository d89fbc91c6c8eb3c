import { createRoute, json, routes } from '#platform/http/index.ts'
import { DashboardView } from './contract.ts'

const reading = createRoute({
  method: 'get',
  path: '/dashboard',
  tags: ['admin'],
  summary: 'How much there is of everything, what waits, and what was just done',
  responses: { 200: json(DashboardView, 'The first screen of the back office') },
})

/** Mounted under /api/v1/admin, whose guard lets administrators in. */
export const adminRoutes = ({ read }: { read: () => Promise<DashboardView> }) =>
  routes<{ userId: string }>().openapi(reading, async (c) => c.json(await read(), 200))
