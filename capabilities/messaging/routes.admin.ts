import { taggedRoutes, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  ContactStateBody,
  ContactThread,
  OrderMessages,
  type OrderMessagesView,
  ReplyBody,
  ThreadParams,
} from './contract.ts'
import type { ManageContactThreads } from './operations/manage-contact-threads.ts'
import { texts } from './texts.generated.ts'

const CONTACT_REFUSALS = texts.below('contact-refusals')

const createRoute = taggedRoutes('admin')
const params = ThreadParams
const NO_STORE = { 'cache-control': 'no-store' }

const reading = createRoute({
  method: 'get',
  path: '/contact/{id}',
  summary: 'Get a contact conversation with its replies',
  request: { params },
  responses: {
    200: json(ContactThread, 'The conversation'),
    ...problems({ thread_not_found: 404 }, 422),
  },
})

const STATUSES = { thread_not_found: 404, no_address: 409, status_unchanged: 409 } as const

const replying = createRoute({
  method: 'post',
  path: '/contact/{id}/replies',
  summary: 'Reply to a contact message by email in its language',
  request: { params, ...jsonBody(ReplyBody) },
  responses: { 201: json(ContactThread, 'The conversation'), ...problems(STATUSES, 422) },
})
const moving = createRoute({
  method: 'put',
  path: '/contact/{id}/state',
  summary: 'Close or reopen a contact conversation',
  request: { params, ...jsonBody(ContactStateBody) },
  responses: { 200: json(ContactThread, 'The conversation'), ...problems(STATUSES, 422) },
})

const ofOrder = createRoute({
  method: 'get',
  path: '/orders/{id}/messages',
  summary: 'List the messages between the buyer and the vendor of an order',
  request: { params },
  responses: { 200: json(OrderMessages, 'Oldest first'), ...problems(422) },
})

type Deps = ManageContactThreads & {
  listOrderMessages: (orderId: string) => Promise<OrderMessagesView['items']>
}

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = ({ listOrderMessages, ...contact }: Deps) =>
  routes<{ userId: string }>()
    .openapi(ofOrder, async (c) =>
      c.json({ items: await listOrderMessages(c.req.valid('param').id) }, 200, NO_STORE),
    )
    .openapi(reading, async (c) => {
      const read = await contact.read(c.req.valid('param').id)
      if (!read.ok) return refusal(c, read.error, { thread_not_found: 404 }, CONTACT_REFUSALS)
      return c.json(read.value, 200, NO_STORE)
    })
    .openapi(replying, async (c) => {
      const { id } = c.req.valid('param')
      const result = await contact.reply(id, c.req.valid('json').text, adminActor(c))
      if (!result.ok) return refusal(c, result.error, STATUSES, CONTACT_REFUSALS)
      return c.json(result.value, 201, NO_STORE)
    })
    .openapi(moving, async (c) => {
      const { id } = c.req.valid('param')
      const moved = await contact.move(id, c.req.valid('json').state, adminActor(c))
      if (!moved.ok) return refusal(c, moved.error, STATUSES, CONTACT_REFUSALS)
      return c.json(moved.value, 200, NO_STORE)
    })
