import { YALIDINE_ACCOUNT, yalidine } from '#tests/fakes/yalidine-fixture.ts'
import { vi } from 'vitest'
import { STAFF_ROLES, type VendorRole } from '#kernel/staff-roles.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { type ApiRequest, callApi } from '#tests/support/api-client.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'
import { insertPeopleRows } from './objects-people.ts'
import { insertPurchases } from './objects-purchases.ts'
import { CALL_TASK, insertShopRows, type ObjectsShop } from './objects-shops.ts'

/** Ids, numbers and keys by the kind of row. */
export type ObjectRows = Record<string, string>

export const SHOPS = ['shop', 'other shop'] as const
export const SIGNED_IN_BUYERS = ['buyer', 'other buyer'] as const
export const GUESTS = ['guest', 'other guest'] as const
/** Their names in `privacyFixture`. */
export const ADMINS = ['amine', 'lyna'] as const
export type ShopName = (typeof SHOPS)[number]
export type BuyerName = (typeof SIGNED_IN_BUYERS)[number] | (typeof GUESTS)[number]
export type OwnerName = ShopName | BuyerName | (typeof ADMINS)[number]

export type WorkRole = VendorRole

export type ObjectsCaller = {
  name: string
  token: string | null
  /** Whose rows are the caller's own; null for admins and visitors. */
  owner: OwnerName | null
  role: WorkRole | 'buyer' | 'admin' | 'service' | 'visitor'
  /** Calls what is open to all persons: one of each kind does. */
  isSample: boolean
}

const NO_OWNER = { owner: null, isSample: true }

type Base = Awaited<ReturnType<typeof privacyFixture>>
type Send = Omit<ApiRequest, 'token'> & { key?: string }
export type ObjectsTools = Base & {
  rowsOf: (owner: OwnerName) => ObjectRows
  tokenOf: (name: string) => string
  /** The answer of a call that has to succeed. */
  done: (path: string, token: string | null, request?: Send) => Promise<never>
  /** The one value that a query has to find. */
  pick: (text: string, ...values: unknown[]) => Promise<string>
}

/**
 * Two shops with staff of each role, two buyers, two guests and two admins, each with rows of every
 * kind that a call takes an id of. `build` makes them; call it once, after the marketplace started.
 */
export async function objectsFixture(database: TestDatabase) {
  const courier = await yalidine()
  const base = await privacyFixture(database, {
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    YALIDINE_URL: courier.url,
  })
  const rows: Partial<Record<OwnerName, ObjectRows>> = {}
  const callers: ObjectsCaller[] = []

  const rowsOf = (owner: OwnerName): ObjectRows => (rows[owner] ??= {})
  const tokenOf = (name: string): string => {
    const token = callers.find((caller) => caller.name === name)?.token
    if (!token) throw new Error(`no token of ${name}`)
    return token
  }
  async function done(path: string, token: string | null, { key, ...request }: Send = {}) {
    const headers = { ...request.headers, ...(key && { 'purchase-key': key }) }
    const answer = await callApi(base.app, path, { ...request, token, headers })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  async function pick(text: string, ...values: unknown[]): Promise<string> {
    const [row] = await base.sql(text, values)
    if (!row) throw new Error(`nothing found: ${text}`)
    return String(Object.values(row)[0])
  }
  const tools: ObjectsTools = { ...base, rowsOf, tokenOf, done, pick }

  async function signUp(
    caller: Omit<ObjectsCaller, 'token' | 'isSample'>,
    role: 'customer' | 'vendor',
  ) {
    const email = `${caller.name.replaceAll(' ', '.')}@example.dz`
    const { userId } = await base.account(email, role)
    const isSample = ['owner', 'buyer', 'orders'].includes(caller.role)
    callers.push({ ...caller, isSample, token: await base.signIn(email) })
    return userId
  }

  async function openShop(name: ShopName): Promise<ObjectsShop> {
    const id = await base.shop.vendor({ name: `Boutique ${name}`, wilaya: '16' })
    const userId = await signUp({ name: `owner of ${name}`, owner: name, role: 'owner' }, 'vendor')
    await base.sql('update vendors.vendors set user_id = $2 where id = $1', [id, userId])
    for (const { code: role } of STAFF_ROLES) {
      const staffId = await signUp({ name: `${role} of ${name}`, owner: name, role }, 'customer')
      await base.sql(
        `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
         values ($1, $2, $3, now(), now())`,
        [id, staffId, role],
      )
      if (role === 'calls') rowsOf(name)['staff'] = staffId
    }
    const product = await base.shop.product(id, { name: `Tajine ${name}`, price: 900, stock: 500 })
    await done('/api/v1/vendor/couriers/yalidine/account', tokenOf(`owner of ${name}`), {
      method: 'PUT',
      body: { api_id: YALIDINE_ACCOUNT.id, api_token: YALIDINE_ACCOUNT.token },
    })
    Object.assign(rowsOf(name), { vendor: id, owner: userId, product: product.id })
    rowsOf(name)['variant'] = product.variants[0]!
    return { name, id, productId: product.id }
  }

  /** Until all events are delivered and all jobs done: later changes are those of the test. */
  async function settle(): Promise<void> {
    const due = 'select 1 from platform.jobs where dead_at is null and run_at <= now() limit 1'
    await base.allDelivered()
    await vi.waitUntil(async () => (await base.sql(due)).length === 0, { timeout: 30_000 })
    await base.allDelivered()
  }

  async function build(): Promise<void> {
    callers.push(
      ...ADMINS.map((name) => ({
        ...{ name, token: base.tokens[name], owner: name, role: 'admin' as const },
        isSample: name === 'amine',
      })),
      {
        ...NO_OWNER,
        name: 'program',
        token: await base.serviceToken(),
        role: 'service',
        isSample: false,
      },
      { ...NO_OWNER, name: 'visitor', token: null, role: 'visitor' },
      ...GUESTS.map((name) => ({
        ...{ name, token: null, owner: name, role: 'visitor' as const },
        isSample: true,
      })),
    )
    const shops = [await openShop('shop'), await openShop('other shop')]
    for (const name of SIGNED_IN_BUYERS)
      rowsOf(name)['user'] = await signUp({ name, owner: name, role: 'buyer' }, 'customer')
    await insertPurchases(tools, shops)
    for (const shop of shops) await insertShopRows(tools, shop)
    await insertPeopleRows(tools)
    for (const [index, name] of GUESTS.entries())
      await base.sql(CALL_TASK, [shops[0]!.id, rowsOf(name)['order'], `+21355012345${index}`])
    await settle()
  }

  return { ...base, callers, rowsOf, build }
}
