import type { Context } from 'hono'
import { fromDinars } from '#kernel/money.ts'
import {
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import type {
  ManagePayoutSchedules,
  PayoutScheduleRefusal,
} from './operations/manage-payout-schedules.ts'
import {
  NewPayoutScheduleBody,
  PayoutScheduleParams,
  PayoutSchedules,
} from './schedules.contract.ts'
import { texts } from './texts.generated.ts'

const PAYOUT_SCHEDULE_REFUSALS = texts.below('payout-schedule-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES: Record<PayoutScheduleRefusal['code'], 404 | 409 | 422> = {
  schedule_not_found: 404,
  vendor_not_found: 404,
  schedule_in_past: 409,
  duplicate_schedule_start: 409,
  schedule_without_terms: 422,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<PayoutScheduleRefusal['code'], string>> = {
  schedule_in_past: 'valid_from',
  duplicate_schedule_start: 'valid_from',
  vendor_not_found: 'vendor_id',
}
const all = json(PayoutSchedules, 'All payout schedules, with what each one replaced')

const listing = createRoute({
  method: 'get',
  path: '/money/payout-schedules',
  summary: 'List past, current and coming payout schedules',
  responses: { 200: all },
})
const adding = createRoute({
  method: 'post',
  path: '/money/payout-schedules',
  summary: 'Create a payout schedule of all vendors or of one, from a coming day on',
  request: jsonBody(NewPayoutScheduleBody),
  responses: { 201: all, ...problems(STATUSES, atFields(FIELDS), 400) },
})
const removal = createRoute({
  method: 'delete',
  path: '/money/payout-schedules/{id}',
  summary: 'Delete a payout schedule that is not effective yet',
  request: { params: PayoutScheduleParams },
  responses: { 200: all, ...problems(STATUSES, atFields(FIELDS), 400) },
})

export const payoutScheduleRoutes = (schedules: ManagePayoutSchedules) =>
  routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await schedules.list(), 200))
    .openapi(adding, async (c) => {
      const { vendor_id: vendorId, valid_from: from, terms } = c.req.valid('json')
      const schedule = terms && {
        ...{ frequency: terms.frequency, weekday: terms.weekday, holdDays: terms.hold_days },
        ...{ minimum: fromDinars(terms.minimum), advance: fromDinars(terms.advance) },
        onlyRemitted: terms.pays_only_remitted,
      }
      const validFrom = from
      const done = await schedules.add({ ...adminActor(c), vendorId, validFrom, schedule })
      return done.ok ? c.json(await schedules.list(), 201) : refuseField(c, done.error)
    })
    .openapi(removal, async (c) => {
      const done = await schedules.remove({ ...adminActor(c), id: c.req.valid('param').id })
      if (!done.ok) return refusal(c, done.error, STATUSES, PAYOUT_SCHEDULE_REFUSALS)
      return c.json(await schedules.list(), 200)
    })

function refuseField(c: Context, error: PayoutScheduleRefusal) {
  return fieldRefusal(c, error, STATUSES, PAYOUT_SCHEDULE_REFUSALS, FIELDS[error.code])
}
