import type { Context } from 'hono'
import {
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  AllPromoCodesQuery,
  ManagedPromoCode,
  OperatorCodeFields,
  PromoCodeFields,
  PromoCodeParams,
  PromoCodesPage,
  PromoCodesQuery,
  DeactivatePromoCodeBody,
  DeactivateOwnPromoCodeBody,
} from './contract.ts'
import type { CreatePromoCode } from './operations/create-promo-code.ts'
import type { EditPromoCode } from './operations/edit-promo-code.ts'
import type { PromoCodeRefusal, PromoCodeActor } from './operations/promo-code-command.ts'
import type { ReadPromoCodes } from './operations/read-promo-codes.ts'
import type { DeactivatePromoCode } from './operations/deactivate-promo-code.ts'
import { parsePromoCodeTerms } from './rules/parse-promo-code-terms.ts'
import { texts } from './texts.generated.ts'

const CODE_FIELD_TEXTS = texts.below('code-field')
const PROMO_CODE_REFUSALS = texts.below('promo-code-refusals')

type PromoCodesOperations = {
  read: ReadPromoCodes
  create: CreatePromoCode
  edit: EditPromoCode
  deactivate: DeactivatePromoCode
}

const STATUSES = {
  promo_code_not_found: 404,
  promo_code_taken: 409,
  promo_code_used: 409,
  promo_code_stopped: 409,
  promo_code_already_stopped: 409,
  promo_limit_below_uses: 422,
  promo_ends_in_past: 422,
} as const satisfies Record<PromoCodeRefusal['code'], number>

const NO_STORE = { 'cache-control': 'no-store' }
const value = '/promo-codes/{id}'
const params = PromoCodeParams
const input = { 200: json(ManagedPromoCode, 'The updated promo code'), ...problems(STATUSES) }

const described = (tag: 'vendor' | 'admin') => {
  const tags = [tag]
  const fields = tag === 'vendor' ? PromoCodeFields : OperatorCodeFields
  const creation = createRoute({
    method: 'post',
    path: '/promo-codes',
    tags,
    summary: 'Create a promo code; its name is unique in the marketplace',
    request: jsonBody(fields),
    responses: { 201: json(ManagedPromoCode, 'The promo code'), ...problems(STATUSES) },
  })
  const edition = createRoute({
    method: 'put',
    path: value,
    tags,
    summary: 'Update a promo code; limited fields after its first redemption',
    request: { params, ...jsonBody(fields) },
    responses: input,
  })
  return { tags, creation, edition }
}

/** Shared by vendors and the operator. */
function giving(
  tag: 'vendor' | 'admin',
  acts: PromoCodesOperations,
  adminActorOf: (c: Context) => PromoCodeActor,
) {
  const { creation, edition } = described(tag)
  const answered = answering(acts.read)
  return routes({ texts: CODE_FIELD_TEXTS })
    .openapi(creation, async (c) => {
      const made = await acts.create({
        terms: parsePromoCodeTerms(c.req.valid('json')),
        by: adminActorOf(c),
      })
      if (!made.ok) return refused(c, made.error)
      const now = await acts.read.get(made.value)
      return now.ok ? c.json(now.value, 201, NO_STORE) : refused(c, now.error)
    })
    .openapi(edition, async (c) => {
      const { id } = c.req.valid('param')
      const form = c.req.valid('json')
      const by = adminActorOf(c)
      return answered(
        c,
        id,
        await acts.edit({ id, terms: (existing) => parsePromoCodeTerms(form, existing), by }),
      )
    })
}

type InShop = { userId: string; vendorId: string }
type InOffice = { userId: string }

export function vendorRoutes(acts: PromoCodesOperations) {
  const adminActorOf = (c: GuardedContext<InShop>): PromoCodeActor => ({
    ...{ userId: c.var.userId, origin: requestOrigin(c) },
    vendorId: c.var.vendorId,
  })
  const listing = createRoute({
    method: 'get',
    path: '/promo-codes',
    tags: ['vendor'],
    summary: "List the vendor's promo codes with sales and discounts",
    request: { query: PromoCodesQuery },
    responses: { 200: json(PromoCodesPage, 'One page of promo codes'), ...problems(422) },
  })
  const stopping = createRoute({
    method: 'post',
    path: `${value}/stop`,
    tags: ['vendor'],
    summary: 'Deactivate a promo code of the vendor',
    request: { params, ...jsonBody(DeactivateOwnPromoCodeBody) },
    responses: input,
  })
  return routes<InShop>()
    .openapi(listing, async (c) => {
      const subject = { vendorId: c.var.vendorId }
      return c.json(await acts.read.list(subject, c.req.valid('query')), 200, NO_STORE)
    })
    .openapi(stopping, async (c) => {
      const { id } = c.req.valid('param')
      const stopped = await acts.deactivate({ id, reason: null, by: adminActorOf(c) })
      return answering(acts.read)(c, id, stopped)
    })
    .route('/', giving('vendor', acts, adminActorOf))
}

export function adminRoutes(acts: PromoCodesOperations) {
  const adminActorOf = (c: GuardedContext<InOffice>): PromoCodeActor => ({
    ...{ userId: c.var.userId, origin: requestOrigin(c) },
    vendorId: null,
  })
  const listing = createRoute({
    method: 'get',
    path: '/promo-codes',
    tags: ['admin'],
    summary: 'List promo codes of the operator and of vendors',
    request: { query: AllPromoCodesQuery },
    responses: { 200: json(PromoCodesPage, 'One page of promo codes'), ...problems(422) },
  })
  const stopping = createRoute({
    method: 'post',
    path: `${value}/stop`,
    tags: ['admin'],
    summary: 'Deactivate a promo code; its vendor is notified of the reason',
    request: { params, ...jsonBody(DeactivatePromoCodeBody) },
    responses: input,
  })
  return routes<InOffice>({ texts: CODE_FIELD_TEXTS })
    .openapi(listing, async (c) => {
      return c.json(await acts.read.listForAdmins(c.req.valid('query')), 200, NO_STORE)
    })
    .openapi(stopping, async (c) => {
      const { id } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      return answering(acts.read)(c, id, await acts.deactivate({ id, reason, by: adminActorOf(c) }))
    })
    .route('/', giving('admin', acts, adminActorOf))
}

const refused = (c: Context, error: PromoCodeRefusal) =>
  refusal<PromoCodeRefusal, 404 | 409 | 422>(c, error, STATUSES, PROMO_CODE_REFUSALS)

/** Responds with the updated code. */
const answering =
  (read: ReadPromoCodes) =>
  async (c: Context, id: string, done: { ok: true } | { ok: false; error: PromoCodeRefusal }) => {
    if (!done.ok) return refused(c, done.error)
    const now = await read.get(id)
    return now.ok ? c.json(now.value, 200, NO_STORE) : refused(c, now.error)
  }
