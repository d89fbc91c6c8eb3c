import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Forgotten, Keeper, Person, PersonalData } from '#platform/personal-data.ts'
import type {
  EraseAccountRefusal,
  Identity,
  OwnerRefusal,
  Proof,
  Standing,
  UserId,
} from '#capabilities/identity/index.ts'
import { forgetAsked, insertErasure, ownsShop, readAsked } from '../queries.ts'

export type OwnDataDeps = {
  db: Db
  clock: Clock
  identity: Pick<
    Identity,
    'personalData' | 'provenAddress' | 'proveOwner' | 'eraseAccount' | 'forgetStanding'
  >
  orders: Keeper & { lockUnderWay(tx: Tx, person: Person): Promise<number> }
  /** The other parts that keep something of people, by name. */
  keepers: Readonly<Record<string, Keeper>>
}

export type ErasureRefusal =
  | OwnerRefusal
  | EraseAccountRefusal
  | { code: 'orders_under_way'; count: number }
  | { code: 'shop_open' }
export type Erasure = { at: Date; steps: readonly Step[] }
type Step = Forgotten & { capability: string }

/** Everything about a person in one object, read as it stands at one moment by all who keep it. */
export const takeAlong =
  ({ db, clock, identity, orders, keepers }: OwnDataDeps) =>
  async (userId: UserId): Promise<Record<string, unknown>> => {
    const person = { userId, email: await identity.provenAddress(userId) }
    const parts: Record<string, unknown> = {
      made_at: clock.now().toISOString(),
      identity: await identity.personalData(userId),
      orders: await orders.personalData(person),
      privacy: await readAsked(db, person),
    }
    for (const [name, keeper] of Object.entries(keepers))
      parts[name] = (await keeper.personalData(person)) satisfies PersonalData
    return parts
  }
export type TakeAlong = ReturnType<typeof takeAlong>

/**
 * Forgets a person in one transaction: each part erases its own, the account goes last, and what
 * the law keeps is written down with that law. Nobody is forgotten while a parcel is on its way.
 */
export const erasePerson =
  (deps: OwnDataDeps) =>
  async (standing: Standing, proof: Proof): Promise<Result<Erasure, ErasureRefusal>> => {
    const { db, clock, identity } = deps
    const proven = await identity.proveOwner({ standing, proof })
    if (!proven.ok) return proven
    const { userId } = standing

    const erased = await inTransaction(db, async (tx): Promise<Result<Erasure, ErasureRefusal>> => {
      const person = { userId, email: await identity.provenAddress(userId, tx) }
      const count = await deps.orders.lockUnderWay(tx, person)
      if (count > 0) return refuse({ code: 'orders_under_way', count })
      if (await ownsShop(tx, userId)) return refuse({ code: 'shop_open' })

      const at = clock.now()
      const steps: Step[] = []
      const all: Record<string, Pick<Keeper, 'forgetPerson'>> = {
        orders: deps.orders,
        ...deps.keepers,
        privacy: { forgetPerson: (within, who) => forgetAsked(within, who, at) },
      }
      for (const [capability, keeper] of Object.entries(all))
        steps.push({ capability, ...(await keeper.forgetPerson(tx, person)) })

      const account = await identity.eraseAccount(tx, userId)
      if (!account.ok) return account
      const { erasedRows } = account.value
      steps.push({ capability: 'identity', erasedRows, keptRows: 0, keptReason: null })
      await insertErasure(tx, { id: newId(at), userId, at, steps })
      return ok({ at, steps })
    })
    if (erased.ok) identity.forgetStanding(userId)
    return erased
  }
export type ErasePerson = ReturnType<typeof erasePerson>
