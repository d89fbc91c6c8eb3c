import type { Language } from '#kernel/locale.ts'
import { OrderParams } from './commands.contract.ts'
import {
  callerLanguage,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { CustomerParams, CustomerSummary, type CustomerSummaryView } from './customers.contract.ts'
import { InternalNoteBody, InternalNotes, InternalNotesQuery } from './notes.contract.ts'
import type { ManageNotes } from './operations/manage-notes.ts'
import type { ResendConfirmation } from './operations/resend-confirmation.ts'
import { texts } from './texts.generated.ts'

const ORDER_SUPPORT_REFUSALS = texts.below('order-support-refusals')

type Deps = ManageNotes & {
  resendConfirmation: ResendConfirmation
  findCustomerSummary: (key: string, language: Language) => Promise<CustomerSummaryView>
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('admin')
const notes = createRoute({
  method: 'get',
  path: '/notes',
  summary: 'List internal notes about an order, an account or a phone, newest first',
  request: { query: InternalNotesQuery },
  responses: { 200: json(InternalNotes, 'The newest hundred'), ...problems(422) },
})
const addition = createRoute({
  method: 'post',
  path: '/notes',
  summary: 'Add an internal note, which is never rewritten',
  request: jsonBody(InternalNoteBody),
  responses: {
    201: json(InternalNotes, 'The notes about the same'),
    ...problems({ note_subject_not_found: 404 }, 422),
  },
})

const RESENDING = { order_not_found: 404, no_buyer_address: 409 } as const

const confirmation = createRoute({
  method: 'post',
  path: '/orders/{id}/confirmation-emails',
  summary: 'Send the confirmation of the purchase to its buyer again',
  request: { params: OrderParams },
  responses: { 204: empty('Queued'), ...problems(RESENDING, 422) },
})

const customer = createRoute({
  method: 'get',
  path: '/customers/{id}',
  summary: "Sum up what an account, or a guest's phone, has ordered",
  request: { params: CustomerParams },
  responses: { 200: json(CustomerSummary, 'Counts, sums and contacts'), ...problems(422) },
})

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const supportRoutes = (deps: Deps) => {
  const { listNotes, addNote, resendConfirmation, findCustomerSummary } = deps
  return routes<{ userId: string }>()
    .openapi(customer, async (c) =>
      c.json(await findCustomerSummary(c.req.valid('param').id, callerLanguage(c)), 200, NO_STORE),
    )
    .openapi(notes, async (c) => c.json(await listNotes(c.req.valid('query')), 200, NO_STORE))
    .openapi(addition, async (c) => {
      const { about: subject, text } = c.req.valid('json')
      const added = await addNote({ subject, text, ...adminActor(c) })
      if (!added.ok)
        return refusal(c, added.error, { note_subject_not_found: 404 }, ORDER_SUPPORT_REFUSALS)
      return c.json(await listNotes(subject), 201, NO_STORE)
    })
    .openapi(confirmation, async (c) => {
      const orderId = c.req.valid('param').id
      const sent = await resendConfirmation({ orderId, ...adminActor(c) })
      if (!sent.ok) return refusal(c, sent.error, RESENDING, ORDER_SUPPORT_REFUSALS)
      return c.body(null, 204)
    })
}
