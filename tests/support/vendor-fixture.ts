import { createSearch } from '#capabilities/search/index.ts'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import { routes } from '#platform/http/index.ts'
import type { TestDatabase } from './database.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'

type VendorFixtureActor = 'chief' | 'amel' | 'brahim'
export type VendorRequestOptions = {
  as?: VendorFixtureActor
  method?: string
  body?: unknown
  language?: string
}
type Read = Record<string, unknown>

export async function vendorFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database, { environment: {} })
  const { db } = database
  const { app, clock, media, catalog, shipping } = market
  const vendors = createVendors({ ...market, db })
  const behind = (guard: unknown, part: unknown) =>
    routes()
      .use('*', guard as never)
      .route('/', part as never) as never
  app.route('/own/admin', behind(market.guards.admin, vendors.adminRoutes))
  app.route('/shown', createSearch({ db, clock, catalog, shipping }).storefrontRoutes as never)
  app.route('/storage/v1', media.publicStorageRoutes as never)

  const rows = async (sql: string, ...values: unknown[]) =>
    (await database.pool.query(sql, values)).rows as Read[]
  async function vendorAccount(email: string, business: string) {
    const { userId } = await market.account(email, 'vendor')
    const id = await market.shop.vendor({ name: business, wilaya: '15' })
    await market.give(id, userId)
    return { id, token: await market.tokenOf(email) }
  }
  const admin = await market.account('chief@example.dz', 'admin')
  const amel = await vendorAccount('amel@example.dz', 'Poterie Amel')
  const brahim = await vendorAccount('brahim@example.dz', 'Cuir Brahim')
  const tokens: Record<VendorFixtureActor, string> = {
    chief: await market.tokenOf(admin.email),
    amel: amel.token,
    brahim: brahim.token,
  }

  /** As Amel unless `as` is given; bytes are sent unencoded. */
  async function call(
    path: string,
    { as = 'amel', method = 'GET', body, language = 'fr' }: VendorRequestOptions,
  ) {
    const isRaw = body instanceof Uint8Array
    const answer = await app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${tokens[as]}`,
        'content-type': isRaw ? 'image/png' : 'application/json',
        'accept-language': language,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Read }
  }
  return {
    ...market,
    vendors,
    rows,
    call,
    ids: { amel: amel.id, brahim: brahim.id },
    own: (path: string, request: VendorRequestOptions = {}) =>
      call(`/api/v1/vendor${path}`, request),
    shown: async (id: string, language = 'fr') =>
      (await (
        await app.request(`/shown/vendors/${id}?lang=${language}`)
      ).json()) as VendorDetailView,
    pathsOf: (body: Read) => (body['errors'] as { path: string }[]).map(({ path }) => path),
    actionsOf: async (id: string) =>
      (
        await rows(
          'select action from audit.entries where subject_id = $1 order by created_at, id',
          id,
        )
      ).map(({ action }) => action),
  }
}
