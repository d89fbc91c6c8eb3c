import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { daysBefore } from './relative-days.ts'
import type { Order, Purchase } from './purchases.ts'
import { statementsOf } from './remittances.ts'
import type { AdminAccounts } from './users.ts'

const admins = { admin: { userId: 'admin' }, accountant: { userId: 'accountant' } } as AdminAccounts

/** Of the courier of the waiting statement, with the fields that `statementsOf` reads. */
function deliveredOrder(id: string, deliveredAt: Date): Order {
  const steps = [{ to: 'delivered', at: deliveredAt }]
  return {
    id,
    number: 'Y-C2',
    shop: { id: 'shop', vendor: { key: 'poterie' } },
    total: centimes(100),
    steps,
  } as unknown as Order
}

test('no two statements of a courier share a reference or a file, whatever the weekday', () => {
  for (let day = 23; day < 30; day += 1) {
    const days = daysBefore(new Date(`2026-11-${day}T23:30:00Z`))
    const orders = [1, 9, 10, 11, 12, 13, 14, 15].map((age) =>
      deliveredOrder(`order-${age}`, days.ago(age)),
    )
    const { rows } = statementsOf(days, [{ orders } as unknown as Purchase], admins)
    const statements = rows['payouts.remittances']
    expect(statements.length).toBeGreaterThan(1)
    for (const column of ['reference', 'file_sha256'])
      expect(new Set(statements.map((row) => row[column])).size, column).toBe(statements.length)
  }
})
