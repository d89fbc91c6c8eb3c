import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { toError } from '#platform/errors.ts'

/** The vendor whose rows a request sees: policies of the role compare them with the id. */
export type Tenant = { vendorId: string }

const requests = new AsyncLocalStorage<Tenant | null>()

/** Every statement of `work`, also in what it starts and does not await, sees the rows of this tenant only. */
export const asTenant = <T>(tenant: Tenant, work: () => T): T => requests.run(tenant, work)

/** Out of the tenant's request: only for what is listed in tests/architecture/tenant-exits.test.ts. */
export const asOwner = <T>(work: () => T): T => requests.run(null, work)

export const currentTenant = (): Tenant | null => requests.getStore() ?? null

const BECOME = `select set_config('role', 'yova_vendor', false), set_config('yova.vendor', $1, false)`

/** A tenant set inside a transaction would be gone with its rollback, and the one before be back. */
const IDLE = 'I'

const served = new WeakMap<PoolClient, string>()

/**
 * Connections of `tenants` never serve the owner, so a forgotten reset shows no more than nothing: one
 * changes its tenant when it is taken for another, and is destroyed when that fails.
 */
async function connectAs({ vendorId }: Tenant, tenants: Pool): Promise<PoolClient> {
  const client = await tenants.connect()
  try {
    if (served.get(client) !== vendorId) {
      served.delete(client)
      await client.query(BECOME, [vendorId])
      served.set(client, vendorId)
    }
    if (client.getTransactionStatus() !== IDLE) throw new Error('a transaction was left open')
    return client
  } catch (error) {
    client.release(toError(error))
    throw error
  }
}

/** The pool of who asks: a tenant's request never gets a connection of the owner. */
export const poolByTenant = (owner: Pool, tenants: Pool) => ({
  connect: async (): Promise<PoolClient> => {
    const tenant = currentTenant()
    return tenant ? connectAs(tenant, tenants) : owner.connect()
  },
  end: () => owner.end(),
  options: owner.options,
})
