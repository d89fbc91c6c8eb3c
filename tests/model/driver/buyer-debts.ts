import { computeExpectations } from '../model.ts'
import { sum } from '../money.ts'
import type { World } from '../world.ts'
import { compareObservation } from './compare.ts'
import type { Observed } from './observe.ts'

/**
 * The product keeps a book for each order: one may owe what went back for goods that the buyer had after all, while another order of the
 * purchase, or a second payment, is due back. The model knows one buyer, who is owed the difference. True where that, and nothing
 * else, makes them differ: the life ends there, as both sums may be paid. At most what went back is owed.
 */
export function isDebtBesideCredit(world: World, observed: Observed): boolean {
  const { accounts, credits } = computeExpectations(world)
  const limits = Object.fromEntries(
    Object.values(world.purchases).map((purchase) => [purchase.id, limitDebt(purchase)]),
  )
  const debt = (observed.ledger.buyer_receivable ?? 0) - accounts.buyer_receivable
  if (debt <= 0 || debt > sum(Object.values(limits))) return false
  const netted: Observed = {
    ...observed,
    ledger: {
      ...observed.ledger,
      buyer_receivable: accounts.buyer_receivable,
      refunds_due: (observed.ledger.refunds_due ?? 0) + debt,
    },
    credits: Object.fromEntries(
      Object.entries(observed.credits).map(([id, seen]) => {
        const excess = seen - (credits[id] ?? 0)
        return [id, excess > 0 && excess <= (limits[id] ?? 0) ? seen - excess : seen]
      }),
    ),
  }
  return compareObservation(world, netted).length === 0
}

const limitDebt = ({ payment, refunded, orderIds }: World['purchases'][string]): number =>
  payment === 'card' && orderIds.length > 1 ? refunded : 0
