import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  type GuardedContext,
} from '#platform/http/index.ts'
import { ConversationView, NewThreadBody } from './contract.ts'
import type { Conversations } from './operations/conversations.ts'
import { sentAtText, CONVERSATION_ROUTES, conversationRoutes } from './routes.conversations.ts'
import { texts } from './texts.generated.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'

const CONVERSATION_REFUSALS = texts.below('conversation-refusals')

type Deps = Conversations & { personOf: Orders['personOf'] }

const beginning = createRoute({
  method: 'post',
  path: '/messages',
  tags: ['account'],
  summary: 'Start a conversation; contacts are masked before an order',
  request: jsonBody(NewThreadBody),
  responses: {
    201: json(ConversationView, 'The conversation'),
    ...problems(CONVERSATION_ROUTES, 403, 422),
  },
})

/** Mounted under /api/v1/account, whose guard sets `userId`. */
export const accountRoutes = ({ personOf, ...talk }: Deps) =>
  conversationRoutes('account', talk, async (c: GuardedContext<{ userId: UserId }>) => {
    const { userId, email } = await personOf(c.var.userId)
    return { role: 'buyer', userId, email }
  }).openapi(beginning, async (c) => {
    const body = c.req.valid('json')
    const about = 'order_id' in body ? { orderId: body.order_id } : { vendorId: body.vendor_id }
    const person = await personOf(c.var.userId)
    const result = await talk.begin(person, {
      about,
      text: body.text,
      language: callerLanguage(c),
    })
    if (!result.ok) {
      sentAtText(c, result.error)
      return refusal(c, result.error, CONVERSATION_ROUTES, CONVERSATION_REFUSALS)
    }
    return c.json(result.value, 201)
  })
