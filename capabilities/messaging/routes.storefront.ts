import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { ContactBody, ContactReceivedView } from './contract.ts'
import type { SubmitContactForm } from './operations/submit-contact-form.ts'

const contact = createRoute({
  method: 'post',
  path: '/contact',
  tags: ['shop'],
  summary: 'Send a message to the operator',
  request: jsonBody(ContactBody),
  responses: {
    201: json(ContactReceivedView, 'The message was saved'),
    ...problems(400, 422, 429),
  },
})

/** Mounted under /api/v1. */
export const storefrontRoutes = ({ receive }: { receive: SubmitContactForm }) =>
  routes().openapi(contact, async (c) => {
    const received = await receive({
      contact: c.req.valid('json'),
      language: callerLanguage(c),
      address: clientKey(c),
    })
    if (!received.ok) {
      c.header('retry-after', String(received.error.retryAfterSeconds))
      return problem(c, 429, { code: received.error.code })
    }
    return c.json(received.value, 201)
  })
