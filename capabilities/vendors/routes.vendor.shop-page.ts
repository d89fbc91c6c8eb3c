import {
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  z,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { ChangeLegalIdentity } from './operations/change-legal-identity.ts'
import type { EditShopPage, ReadShopPage } from './operations/edit-shop-page.ts'
import type { ManageShopImages } from './operations/manage-shop-images.ts'
import type { ManageClosures } from './operations/manage-closures.ts'
import {
  ClosureBody,
  ClosureParams,
  Closures,
  LegalIdentity,
  LegalIdentityBody,
  ShopPage,
  ShopPageBody,
  ShopImage,
} from './shop-page.contract.ts'
import type { VendorId } from './schema.ts'
import { texts } from './texts.generated.ts'

const PAGE_FIELD_TEXTS = { ...texts.below('registration-field'), ...texts.below('page-field') }
const PAGE_REFUSALS = texts.below('page-refusals')
const IDENTITY_REFUSALS = texts.below('identity-refusals')
const CLOSURE_REFUSALS = texts.below('closure-refusals')

export type PageDeps = {
  readPage: ReadShopPage
  editPage: EditShopPage
  uploadImage: ManageShopImages['upload']
  identity: ChangeLegalIdentity
  closures: ManageClosures
}

const createRoute = taggedRoutes('vendor')
const NO_STORE = { 'cache-control': 'no-store' }
const NOT_THERE = { closure_not_found: 404 } as const
const PLANNING = {
  ...NOT_THERE,
  closure_ended: 422,
  closure_overlaps: 409,
  too_many_closures: 409,
} as const

const page = createRoute({
  method: 'get',
  path: '/shop-page',
  summary: 'Get the own shop page in all languages',
  responses: { 200: json(ShopPage, 'The page') },
})
const edition = createRoute({
  method: 'put',
  path: '/shop-page',
  summary: 'Update the shop page, effective at once',
  request: jsonBody(ShopPageBody),
  responses: { 200: json(ShopPage, 'The updated page'), ...problems({ image_not_found: 422 }) },
})
const image = createRoute({
  method: 'post',
  path: '/shop-images',
  summary: 'Upload a logo or cover; deleted if unused within a week',
  request: {
    body: {
      required: true,
      content: { 'image/*': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    201: json(ShopImage, 'The uploaded image'),
    ...problems({ file_too_large: 413, not_an_image: 415, too_many_images: 429 }),
  },
})
const identity = createRoute({
  method: 'get',
  path: '/legal-identity',
  summary: 'Get legal identity and its latest change request',
  responses: { 200: json(LegalIdentity, 'The legal identity') },
})
const asking = createRoute({
  method: 'put',
  path: '/legal-identity',
  summary: 'Request a change of legal identity, pending approval',
  request: jsonBody(LegalIdentityBody),
  responses: {
    200: json(LegalIdentity, 'The legal identity and the pending change'),
    ...problems({ identity_unchanged: 409 }, 422),
  },
})
const withdrawal = createRoute({
  method: 'delete',
  path: '/legal-identity/change',
  summary: 'Withdraw the pending change of legal identity',
  responses: {
    200: json(LegalIdentity, 'The legal identity'),
    ...problems({ identity_change_not_found: 404 }),
  },
})
const closures = createRoute({
  method: 'get',
  path: '/closures',
  summary: 'List current and planned closures',
  responses: { 200: json(Closures, 'Closures, sorted by first day') },
})
const planning = createRoute({
  method: 'post',
  path: '/closures',
  summary: 'Plan a closure; overlaps are refused',
  request: jsonBody(ClosureBody),
  responses: { 201: json(Closures, 'The updated closures'), ...problems(PLANNING) },
})
const change = createRoute({
  method: 'put',
  path: '/closures/{id}',
  summary: 'Update a closure',
  request: { params: ClosureParams, ...jsonBody(ClosureBody) },
  responses: { 200: json(Closures, 'The updated closures'), ...problems(PLANNING) },
})
const removal = createRoute({
  method: 'delete',
  path: '/closures/{id}',
  summary: 'Cancel a closure; a current one ends at once',
  request: { params: ClosureParams },
  responses: { 200: json(Closures, 'The updated closures'), ...problems(NOT_THERE, 422) },
})

type Vars = { userId: UserId; vendorId: VendorId }

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const shopPageRoutes = (deps: PageDeps) =>
  routes<Vars>({ texts: PAGE_FIELD_TEXTS })
    .openapi(page, async (c) => c.json(await deps.readPage(c.var.vendorId), 200, NO_STORE))
    .openapi(edition, async (c) => {
      const saved = await deps.editPage({ ...commandOf(c), form: c.req.valid('json') })
      if (!saved.ok) return refusal(c, saved.error, { image_not_found: 422 }, PAGE_REFUSALS)
      return c.json(saved.value, 200, NO_STORE)
    })
    .openapi(image, async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const saved = await deps.uploadImage({ ...commandOf(c), bytes })
      if (!saved.ok)
        return refusal(
          c,
          saved.error,
          { file_too_large: 413, not_an_image: 415, too_many_images: 429 },
          PAGE_REFUSALS,
        )
      return c.json(saved.value, 201, NO_STORE)
    })
    .openapi(identity, async (c) => c.json(await deps.identity.read(c.var.vendorId), 200, NO_STORE))
    .openapi(asking, async (c) => {
      const result = await deps.identity.ask({ ...commandOf(c), form: c.req.valid('json') })
      if (!result.ok)
        return refusal(c, result.error, { identity_unchanged: 409 }, IDENTITY_REFUSALS)
      return c.json(result.value, 200, NO_STORE)
    })
    .openapi(withdrawal, async (c) => {
      const done = await deps.identity.withdraw(commandOf(c))
      if (!done.ok)
        return refusal(c, done.error, { identity_change_not_found: 404 }, IDENTITY_REFUSALS)
      return c.json(done.value, 200, NO_STORE)
    })
    .route('/', closureRoutes(deps))

const closureRoutes = ({ closures: plans }: Pick<PageDeps, 'closures'>) =>
  routes<Vars>({ texts: PAGE_FIELD_TEXTS })
    .openapi(closures, async (c) => c.json(await plans.list(c.var.vendorId), 200, NO_STORE))
    .openapi(planning, async (c) => {
      const form = c.req.valid('json')
      const saved = await plans.keep({ ...commandOf(c), id: null, form })
      if (!saved.ok) return refusal(c, saved.error, PLANNING, CLOSURE_REFUSALS)
      return c.json(await plans.list(c.var.vendorId), 201, NO_STORE)
    })
    .openapi(change, async (c) => {
      const form = c.req.valid('json')
      const saved = await plans.keep({ ...commandOf(c), id: c.req.valid('param').id, form })
      if (!saved.ok) return refusal(c, saved.error, PLANNING, CLOSURE_REFUSALS)
      return c.json(await plans.list(c.var.vendorId), 200, NO_STORE)
    })
    .openapi(removal, async (c) => {
      const gone = await plans.remove({ ...commandOf(c), id: c.req.valid('param').id })
      if (!gone.ok) return refusal(c, gone.error, NOT_THERE, CLOSURE_REFUSALS)
      return c.json(await plans.list(c.var.vendorId), 200, NO_STORE)
    })

const commandOf = (c: GuardedContext<{ userId: UserId; vendorId: VendorId }>) => ({
  userId: c.var.userId,
  vendorId: c.var.vendorId,
  origin: requestOrigin(c),
})
