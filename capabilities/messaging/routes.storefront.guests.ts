import { minutes, type Clock, type Milliseconds } from '#kernel/time.ts'
import {
  callerLanguage,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  type RefusalResponse,
  routes,
  taggedRoutes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import {
  type Orders,
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  PurchaseKeyHeaders,
} from '#capabilities/orders/index.ts'
import {
  ConversationView,
  GuestMessageBody,
  OrderConversation,
  OrderOfMessages,
} from './contract.ts'
import type { Conversations } from './operations/conversations.ts'
import { CONVERSATION_ROUTES, sentAtText } from './routes.conversations.ts'
import { texts } from './texts.generated.ts'

const CONVERSATION_REFUSALS = texts.below('conversation-refusals')

/** Enough for a household sharing one IP address, too few to guess keys. */
const TRIES_PER_MINUTE = 60

const createRoute = taggedRoutes('orders')

const STATUSES = { ...CONVERSATION_ROUTES, ...PURCHASE_ACCESS_STATUSES }

const reading = createRoute({
  method: 'post',
  path: '/track/messages/reading',
  summary: 'Get the conversation about an order by purchase key and mark it as read',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(OrderOfMessages) },
  responses: {
    200: json(OrderConversation, 'The conversation; null before the first message'),
    ...problems(STATUSES, 422),
  },
})
const writing = createRoute({
  method: 'post',
  path: '/track/messages',
  summary: 'Write to the vendor of an order by purchase key',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(GuestMessageBody) },
  responses: { 201: json(ConversationView, 'The conversation'), ...problems(STATUSES, 422) },
})

type Use = { key: string; max: number; per: Milliseconds; now: Date }
type Deps = Pick<Conversations, 'readOfOrder' | 'writeAboutOrder'> &
  Pick<Orders, 'readerOf'> & {
    checkAccess: (
      ...access: [Awaited<ReturnType<Orders['readerOf']>>, { orderId: string }]
    ) => ReturnType<Orders['checkAccess']>
    clock: Clock
    limit: (use: Use) => Promise<RateLimitOutcome>
  }

const REFUSALS = { ...CONVERSATION_REFUSALS, ...PURCHASE_ACCESS_REFUSALS }
const NO_STORE = { 'cache-control': 'no-store' }

type Opened =
  | { refused: RefusalResponse<403 | 404 | 429> }
  | { refused: null; purchaseId: string; userId: string | null }

/** Set by the optional-sign-in guard. */
type SeenBy = { viewer: { userId: string } | null }

/** Public: a guest has the purchase key instead of a session. */
export function guestRoutes(deps: Deps) {
  async function openFor(
    c: GuardedContext<SeenBy>,
    key: string | undefined,
    orderId: string,
  ): Promise<Opened> {
    const now = deps.clock.now()
    const use = { key: `track:${clientKey(c)}`, max: TRIES_PER_MINUTE, per: minutes(1), now }
    const { allowed: isAllowed, retryAfterSeconds } = await deps.limit(use)
    if (!isAllowed) {
      c.header('retry-after', String(retryAfterSeconds))
      return { refused: problem(c, 429, { code: 'too_many_requests' }) }
    }
    const viewer = c.var.viewer
    const reader = await deps.readerOf(viewer, key)
    const access = await deps.checkAccess(reader, { orderId })
    return access.ok
      ? { refused: null, purchaseId: access.value.id, userId: viewer?.userId ?? null }
      : { refused: refusal(c, access.error, STATUSES, REFUSALS) }
  }
  return routes<SeenBy>()
    .openapi(reading, async (c) => {
      const { order_id: orderId } = c.req.valid('json')
      const opened = await openFor(c, c.req.valid('header')['purchase-key'], orderId)
      if (opened.refused) return opened.refused
      const read = await deps.readOfOrder(orderId)
      if (!read.ok) return refusal(c, read.error, STATUSES, REFUSALS)
      return c.json({ conversation: read.value }, 200, NO_STORE)
    })
    .openapi(writing, async (c) => {
      const { order_id: id, text } = c.req.valid('json')
      const opened = await openFor(c, c.req.valid('header')['purchase-key'], id)
      if (opened.refused) return opened.refused
      const { purchaseId, userId } = opened
      const order = { id, purchaseId }
      const sent = await deps.writeAboutOrder({ order, userId, text, language: callerLanguage(c) })
      if (!sent.ok) {
        sentAtText(c, sent.error)
        return refusal(c, sent.error, STATUSES, REFUSALS)
      }
      return c.json(sent.value, 201, NO_STORE)
    })
}
