import type { Context } from 'hono'
import type { Clock } from '#kernel/time.ts'
import { minutes } from '#kernel/time.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import { clientKey, requestOrigin } from '#platform/http/actor.ts'
import {
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  type Orders,
  PurchaseKeyHeaders,
} from '#capabilities/orders/index.ts'
import {
  LinkAnswerForm,
  ConfirmationLinkCreated,
  ConfirmationLinkDetail,
  ConfirmationLinkBody,
  LinkRequestBody,
} from './contract.ts'
import type {
  AnswerConfirmationLink,
  ReadConfirmationLink,
} from './operations/answer-confirmation-link.ts'
import type { CreateConfirmationLink } from './operations/create-confirmation-link.ts'
import { texts } from './texts.generated.ts'

const LINK_REFUSALS = { ...PURCHASE_ACCESS_REFUSALS, ...texts.below('link-refusals') }

type Deps = {
  readConfirmationLink: ReadConfirmationLink
  answerConfirmationLink: AnswerConfirmationLink
  createConfirmationLink: CreateConfirmationLink
  readerOf: Orders['readerOf']
  clock: Clock
  limit: (use: {
    key: string
    max: number
    per: ReturnType<typeof minutes>
    now: Date
  }) => Promise<RateLimitOutcome>
}

/** Enough for a household sharing one IP address, too few to guess keys. */
const TRIES_PER_MINUTE = 60

const MAKING_STATUSES = { call_not_found: 404, ...PURCHASE_ACCESS_STATUSES } as const
const createRoute = taggedRoutes('confirmation')
const NO_STORE = { 'cache-control': 'no-store' }

const reading = createRoute({
  method: 'post',
  path: '/confirmation/readings',
  summary: 'Get the order of a confirmation link; changes nothing',
  request: jsonBody(ConfirmationLinkBody),
  responses: {
    200: json(ConfirmationLinkDetail, 'The order'),
    ...problems({ link_unknown: 404 }, 422),
  },
})
const answering = createRoute({
  method: 'post',
  path: '/confirmation/answers',
  summary: 'Confirm or cancel an order by confirmation link, once',
  request: {
    body: {
      required: true as const,
      content: { 'application/x-www-form-urlencoded': { schema: LinkAnswerForm } },
    },
  },
  responses: {
    303: { description: 'Redirect to the status page of the confirmation' },
    ...problems({ link_unknown: 404 }, 422, 429),
  },
})
const making = createRoute({
  method: 'post',
  path: '/confirmation/links',
  summary: 'Create a confirmation link, by purchase key or as the buyer',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(LinkRequestBody) },
  responses: {
    201: json(ConfirmationLinkCreated, 'The confirmation link'),
    ...problems(MAKING_STATUSES, 422, 429),
  },
})

/** Public: the key in the link authenticates. */
export function storefrontRoutes({
  readConfirmationLink: readLink,
  answerConfirmationLink: answerLink,
  createConfirmationLink: makeLink,
  readerOf,
  limit,
  clock,
}: Deps) {
  const isWithin = async (c: Context): Promise<boolean> => {
    const key = `confirmation:${clientKey(c)}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (!use.allowed) c.header('retry-after', String(use.retryAfterSeconds))
    return use.allowed
  }
  return routes<{ viewer: { userId: string } | null }>()
    .openapi(reading, async (c) => {
      const found = await readLink(c.req.valid('json').key, callerLanguage(c))
      if (!found.ok) return refusal(c, found.error, { link_unknown: 404 }, LINK_REFUSALS)
      return c.json(found.value, 200, NO_STORE)
    })
    .openapi(answering, async (c) => {
      if (!(await isWithin(c))) return problem(c, 429, { code: 'too_many_requests' })
      const { key, answer } = c.req.valid('form')
      const origin = requestOrigin(c)
      const answered = await answerLink(key, answer, origin)
      if (!answered.ok && answered.error.code === 'link_unknown')
        return refusal(c, answered.error, { link_unknown: 404 }, LINK_REFUSALS)
      // Shows the order's status after any outcome, also when the link was used before.
      const shown = await readLink(key, callerLanguage(c))
      const number = shown.ok ? shown.value.number : ''
      const page = `/order/${encodeURIComponent(number)}/confirm?key=${encodeURIComponent(key)}`
      return c.redirect(page, 303)
    })
    .openapi(making, async (c) => {
      if (!(await isWithin(c))) return problem(c, 429, { code: 'too_many_requests' })
      const reader = await readerOf(c.get('viewer'), c.req.valid('header')['purchase-key'])
      const made = await makeLink({ reader, orderId: c.req.valid('json').order_id })
      if (!made.ok) return refusal(c, made.error, MAKING_STATUSES, LINK_REFUSALS)
      return c.json(made.value, 201, NO_STORE)
    })
}
