import { taggedRoutes, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  OperatorRateHistory,
  OperatorRateHistoryQuery,
  OperatorRates,
  OperatorRatesBody,
} from './contract.ts'
import type { ReadOperatorRates } from './operations/read-operator-rates.ts'
import type { SetOperatorRates } from './operations/set-operator-rates.ts'
import { parseRate } from './rules/shipping-views.ts'
import { texts } from './texts.generated.ts'

type Deps = ReadOperatorRates & { setOperatorRates: SetOperatorRates }

const createRoute = taggedRoutes('admin')
const RATE_REFUSALS = {
  ...texts.below('rate-refusals'),
  duplicate_rate: texts.of('courier-refusals.duplicate_rate'),
}
const REFUSED = { duplicate_rate: 422, rate_version_conflict: 409 } as const
const currentRates = { 200: json(OperatorRates, 'All wilayas, sorted by code') }

const reading = createRoute({
  method: 'get',
  path: '/shipping-rates',
  summary: 'List default shipping rates of the operator',
  responses: currentRates,
})
const writing = createRoute({
  method: 'put',
  path: '/shipping-rates',
  summary: 'Update shipping rates of the operator, effective at once',
  request: jsonBody(OperatorRatesBody),
  responses: { ...currentRates, ...problems(REFUSED) },
})
const history = createRoute({
  method: 'get',
  path: '/shipping-rates/history',
  summary: "List changes of the operator's shipping rates",
  request: { query: OperatorRateHistoryQuery },
  responses: { 200: json(OperatorRateHistory, 'Changes, newest first'), ...problems(422) },
})

export const adminRoutes = (deps: Deps) =>
  routes<{ userId: string }>({ texts: texts.below('courier-field') })
    .openapi(reading, async (c) => c.json(await deps.rates(), 200))
    .openapi(writing, async (c) => {
      const requests = c.req.valid('json').changes.map(({ rate, known, ...place }) => ({
        ...place,
        rate: parseRate(rate),
        ...(known !== undefined && { known: parseRate(known) }),
      }))
      const origin = requestOrigin(c)
      const set = await deps.setOperatorRates({ rates: requests, by: c.var.userId, origin })
      if (!set.ok) return refusal(c, set.error, REFUSED, RATE_REFUSALS)
      return c.json(await deps.rates(), 200)
    })
    .openapi(history, async (c) => c.json(await deps.history(c.req.valid('query')), 200))
