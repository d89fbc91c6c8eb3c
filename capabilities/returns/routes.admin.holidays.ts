import type { Context } from 'hono'
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
  ManagePublicHolidays,
  PublicHolidayRefusal,
} from './operations/manage-public-holidays.ts'
import {
  HolidayYearBody,
  NewPublicHolidayBody,
  PublicHolidayBody,
  PublicHolidayParams,
  PublicHolidayQuery,
  PublicHolidays,
} from './policies.contract.ts'
import { texts } from './texts.generated.ts'

const PUBLIC_HOLIDAY_REFUSALS = texts.below('public-holiday-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES: Record<PublicHolidayRefusal['code'], 404 | 409> = {
  holiday_not_found: 404,
  holiday_in_past: 409,
  holiday_known: 409,
  year_known: 409,
}
const holidays = json(PublicHolidays, 'Known public holidays, and what was changed')

const listHolidays = createRoute({
  method: 'get',
  path: '/money/public-holidays',
  summary: 'List public holidays and their changes',
  responses: { 200: holidays },
})
const addHoliday = createRoute({
  method: 'post',
  path: '/money/public-holidays',
  summary: 'Add a public holiday',
  request: jsonBody(NewPublicHolidayBody),
  responses: { 201: holidays, ...problems(STATUSES, atFields(STATUSES), 400, 422) },
})
const moveHoliday = createRoute({
  method: 'put',
  path: '/money/public-holidays/{day}',
  summary: 'Confirm the day of a public holiday, or move it',
  request: {
    params: PublicHolidayParams,
    query: PublicHolidayQuery,
    ...jsonBody(PublicHolidayBody),
  },
  responses: { 200: holidays, ...problems(STATUSES, atFields(STATUSES), 400, 422) },
})
const removeHoliday = createRoute({
  method: 'delete',
  path: '/money/public-holidays/{day}',
  summary: 'Remove a coming public holiday',
  request: { params: PublicHolidayParams, query: PublicHolidayQuery },
  responses: { 200: holidays, ...problems(STATUSES, atFields(STATUSES), 400, 422) },
})
const proposeYear = createRoute({
  method: 'post',
  path: '/money/public-holidays/proposals',
  summary: 'Propose the public holidays of a year; feasts of the moon are to be confirmed',
  request: jsonBody(HolidayYearBody),
  responses: { 201: holidays, ...problems(STATUSES, atFields(STATUSES), 400, 422) },
})

export const holidayRoutes = (days: ManagePublicHolidays) =>
  routes<{ userId: string }>()
    .openapi(listHolidays, async (c) => c.json(await days.list(), 200))
    .openapi(proposeYear, async (c) => {
      const done = await days.propose({ ...adminActor(c), ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, STATUSES, PUBLIC_HOLIDAY_REFUSALS)
      return c.json(await days.list(), 201)
    })
    .openapi(addHoliday, async (c) => {
      const { name, first_day: first, day_count: dayCount } = c.req.valid('json')
      const firstDay = first
      const done = await days.add({ ...adminActor(c), name, firstDay, dayCount })
      return done.ok ? c.json(await days.list(), 201) : refuseDay(c, done.error)
    })
    .openapi(moveHoliday, async (c) => {
      const { name } = c.req.valid('query')
      const firstDay = c.req.valid('param').day
      const toDay = c.req.valid('json').first_day
      const done = await days.move({ ...adminActor(c), name, firstDay, toDay })
      return done.ok ? c.json(await days.list(), 200) : refuseDay(c, done.error)
    })
    .openapi(removeHoliday, async (c) => {
      const { name } = c.req.valid('query')
      const firstDay = c.req.valid('param').day
      const done = await days.remove({ ...adminActor(c), name, firstDay })
      if (!done.ok) return refusal(c, done.error, STATUSES, PUBLIC_HOLIDAY_REFUSALS)
      return c.json(await days.list(), 200)
    })

/** About the day that was typed. */
function refuseDay(c: Context, error: PublicHolidayRefusal) {
  const field = error.code === 'holiday_not_found' ? undefined : 'first_day'
  return fieldRefusal(c, error, STATUSES, PUBLIC_HOLIDAY_REFUSALS, field)
}
