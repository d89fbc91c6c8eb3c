import { basisPoints, fromDinars } from '#kernel/money.ts'
import { taggedRoutes, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { NewScaleBody, ScaleParams, StampDuty, StampSwitchBody } from './contract.ts'
import type { ManageStampDuty } from './operations/manage-stamp-duty.ts'
import { texts } from './texts.generated.ts'

const SCALE_REFUSALS = texts.below('scale-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES = {
  scale_in_past: 422,
  duplicate_scale_start: 409,
  scale_not_found: 404,
  tiers_out_of_order: 422,
} as const
const all = json(StampDuty, 'The updated scales and switch')

const reading = createRoute({
  method: 'get',
  path: '/money/stamp-duty',
  summary: 'Get stamp duty scales, and whether invoices apply them',
  responses: { 200: all },
})
const switching = createRoute({
  method: 'put',
  path: '/money/stamp-duty/switch',
  summary: 'Switch the stamp duty on cash invoices on or off',
  request: jsonBody(StampSwitchBody),
  responses: { 200: all, ...problems(422) },
})
const adding = createRoute({
  method: 'post',
  path: '/money/stamp-duty/scales',
  summary: 'Create a stamp duty scale with its first day and legal basis',
  request: jsonBody(NewScaleBody),
  responses: { 201: all, ...problems(STATUSES) },
})
const removal = createRoute({
  method: 'delete',
  path: '/money/stamp-duty/scales/{from}',
  summary: 'Delete a stamp duty scale that is not effective yet',
  request: { params: ScaleParams },
  responses: { 200: all, ...problems(STATUSES) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = (duty: ManageStampDuty) =>
  routes<{ userId: string }>()
    .openapi(reading, async (c) => c.json(await duty.scales(), 200))
    .openapi(switching, async (c) => {
      await duty.apply({ ...adminActor(c), isApplied: c.req.valid('json').is_applied })
      return c.json(await duty.scales(), 200)
    })
    .openapi(adding, async (c) => {
      const { valid_from: from, source, tiers } = c.req.valid('json')
      const done = await duty.add({
        ...adminActor(c),
        validFrom: from,
        source,
        tiers: tiers.map((tier) => ({
          from: fromDinars(tier.from),
          rate: basisPoints(tier.rate_bp),
          minimum: fromDinars(tier.minimum),
        })),
      })
      if (!done.ok) return refusal(c, done.error, STATUSES, SCALE_REFUSALS)
      return c.json(await duty.scales(), 201)
    })
    .openapi(removal, async (c) => {
      const validFrom = c.req.valid('param').from
      const done = await duty.remove({ ...adminActor(c), validFrom })
      if (!done.ok) return refusal(c, done.error, STATUSES, SCALE_REFUSALS)
      return c.json(await duty.scales(), 200)
    })
