import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { toError } from '#platform/errors.ts'

/** The vendor or the person whose rows a request sees: policies of the role compare them with the id. */
export type Tenant = { vendorId: string } | { userId: string }

const requests = new AsyncLocalStorage<Tenant | null>()

/** Every statement of `work`, also in what it starts and does not await, sees the rows of this tenant only. */
export const asTenant = <T>(tenant: Tenant, work: () => T): T => requests.run(tenant, work)

/** Out of the tenant's request: only for what is listed in tests/architecture/tenant-exits.test.ts. */
export const asOwner = <T>(work: () => T): T => requests.run(null, work)

export const currentTenant = (): Tenant | null => requests.getStore() ?? null

const BECOME_VENDOR = `select set_config('role', 'yova_vendor', false), set_config('yova.vendor', $1, false)`
const BECOME_ACCOUNT = `select set_config('role', 'yova_account', false), set_config('yova.account', $1, false)`

/** A connection has one role for its whole life: plans of prepared statements are made for one. */
export type TenantPools = { vendors: Pool; accounts: Pool }

/** A tenant set inside a transaction would be gone with its rollback, and the one before be back. */
const IDLE = 'I'

const served = new WeakMap<PoolClient, string>()

/**
 * Connections of tenants never serve the owner, so a forgotten reset shows no more than nothing: one
 * changes its tenant when it is taken for another, and is destroyed when that fails.
 */
async function connectAs(tenant: Tenant, { vendors, accounts }: TenantPools): Promise<PoolClient> {
  const [pool, become, id] =
    'vendorId' in tenant
      ? ([vendors, BECOME_VENDOR, tenant.vendorId] as const)
      : ([accounts, BECOME_ACCOUNT, tenant.userId] as const)
  const client = await pool.connect()
  try {
    if (served.get(client) !== id) {
      served.delete(client)
      await client.query(become, [id])
      served.set(client, id)
    }
    if (client.getTransactionStatus() !== IDLE) throw new Error('a transaction was left open')
    return client
  } catch (error) {
    client.release(toError(error))
    throw error
  }
}

/** The pool of who asks: a tenant's request never gets a connection of the owner. */
export const poolByTenant = (owner: Pool, tenants: TenantPools) => ({
  connect: async (): Promise<PoolClient> => {
    const tenant = currentTenant()
    return tenant ? connectAs(tenant, tenants) : owner.connect()
  },
  end: () => owner.end(),
  options: owner.options,
})
