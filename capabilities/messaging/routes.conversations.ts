import type { Context } from 'hono'
import { createRoute, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import {
  ConversationView,
  ReplyBody,
  ThreadParams,
  ThreadsPage,
  ThreadsQuery,
  Unread,
} from './contract.ts'
import type { Conversations, ConversationRefusal } from './operations/conversations.ts'
import type { ThreadSide } from './queries/threads.ts'
import { texts } from './texts.generated.ts'
import type { UserId } from '#capabilities/identity/index.ts'

const CONVERSATION_REFUSALS = texts.below('conversation-refusals')

const NOT_THERE = { thread_not_found: 404 } as const
export const CONVERSATION_ROUTES = {
  thread_not_found: 404,
  too_many_messages: 429,
} as const satisfies Record<ConversationRefusal['code'], number>

const listing = (tags: string[]) =>
  createRoute({
    method: 'get',
    path: '/messages',
    tags,
    summary: 'List conversations, latest message first',
    request: { query: ThreadsQuery },
    responses: { 200: json(ThreadsPage, 'One page of conversations'), ...problems(422) },
  })
const unread = (tags: string[]) =>
  createRoute({
    method: 'get',
    path: '/messages/unread',
    tags,
    summary: 'Count unread conversations',
    responses: { 200: json(Unread, 'The count') },
  })
const reading = (tags: string[]) =>
  createRoute({
    method: 'post',
    path: '/messages/{id}/reading',
    tags,
    summary: 'Get a conversation and mark it as read',
    request: { params: ThreadParams },
    responses: { 200: json(ConversationView, 'The conversation'), ...problems(NOT_THERE, 422) },
  })
const replying = (tags: string[]) =>
  createRoute({
    method: 'post',
    path: '/messages/{id}/replies',
    tags,
    summary: 'Reply in a conversation',
    request: { params: ThreadParams, ...jsonBody(ReplyBody) },
    responses: {
      201: json(ConversationView, 'The conversation'),
      ...problems(CONVERSATION_ROUTES, 403, 422),
    },
  })

/** Shared by both sides; the guard of the mount says which one it is. */
export const conversationRoutes = (
  tag: 'vendor' | 'account',
  talk: Pick<Conversations, 'list' | 'unread' | 'read' | 'reply'>,
  sideOf: (c: Context) => ThreadSide | Promise<ThreadSide>,
) =>
  routes<{ userId: UserId }>()
    .openapi(listing([tag]), async (c) =>
      c.json(await talk.list(await sideOf(c), c.req.valid('query')), 200),
    )
    .openapi(unread([tag]), async (c) => c.json({ count: await talk.unread(await sideOf(c)) }, 200))
    .openapi(reading([tag]), async (c) => {
      const read = await talk.read(await sideOf(c), c.req.valid('param').id)
      if (!read.ok) return refusal(c, read.error, NOT_THERE, CONVERSATION_REFUSALS)
      return c.json(read.value, 200)
    })
    .openapi(replying([tag]), async (c) => {
      const { text } = c.req.valid('json')
      const message = { threadId: c.req.valid('param').id, userId: c.var.userId, text }
      const result = await talk.reply(await sideOf(c), message)
      if (!result.ok) {
        sentAtText(c, result.error)
        return refusal(c, result.error, CONVERSATION_ROUTES, CONVERSATION_REFUSALS)
      }
      return c.json(result.value, 201)
    })

/** Adds Retry-After to a rate limit refusal. */
export function sentAtText(c: Context, error: object): void {
  if ('retryAfterSeconds' in error) c.header('retry-after', String(error.retryAfterSeconds))
}
