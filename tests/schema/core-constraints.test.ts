import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { hours, id, createRowFactory, NOW, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory
let order: Awaited<ReturnType<RowFactory['order']>>

beforeAll(async () => {
  world = await createRowFactory(database)
  order = await world.order()
})

describe('ledger and stock', () => {
  test('a journal sums to zero, is the sum of its entries, and is never changed', async () => {
    const accounts = [id(), id()]
    const journal = id()
    const openAccount = (index: 0 | 1, kind: string, vendor: string | null) =>
      inserting('ledger.accounts', { id: accounts[index], kind, vendor_id: vendor })
    const add = (payable: number, atCourier: number) =>
      inserting('ledger.journals', {
        ...{ id: journal, kind: 'payout', posted_at: hours(1) },
        ...{ payable_centimes: payable, at_courier_centimes: atCourier },
      })
    const opened = [
      openAccount(0, 'cash_at_courier', null),
      openAccount(1, 'vendor_payable', world.shop),
    ] as const
    const begin = [...opened, add(1000, 1000)] as const
    const post = (credit: number) =>
      [
        `insert into ledger.entries (journal_id, position, account_id, amount_centimes)
         values ($1, 1, $2, 1000), ($1, 2, $3, $4)`,
        journal,
        accounts[0],
        accounts[1],
        credit,
      ] as const
    expect(await attempt([...begin, post(-1000)])).toBe('taken')
    expect(await attempt([...begin, post(-999)])).toBe('check')
    expect(await attempt([...opened, add(999, 1000), post(-1000)])).toBe('check')
    expect(await attempt([...opened, add(1000, 0), post(-1000)])).toBe('check')
    expect(await attempt([...begin, post(-1000), ['delete from ledger.entries']])).toBe('kept')
    expect(await attempt([...begin, ['delete from ledger.accounts']])).toBe('kept')
    expect(await attempt([begin[0], begin[2], post(-1000)])).toBe('unknown')
    expect(await attempt([...begin, ["update ledger.journals set memo = 'x'"]])).toBe('kept')
  })

  test('stock is never negative, and an order takes it once', async () => {
    const take = (count: number) =>
      [
        'update catalog.variants set on_hand = on_hand - $1 where id = $2',
        count,
        world.variant,
      ] as const
    expect(await attempt([take(5)])).toBe('taken')
    expect(await attempt([take(6)])).toBe('check')
    const sold = () =>
      inserting('catalog.stock_movements', {
        id: id(),
        variant_id: world.variant,
        vendor_id: world.shop,
        kind: 'sold',
        quantity: -2,
        reference: order.id,
        happened_at: NOW,
      })
    expect(await attempt([sold()])).toBe('taken')
    expect(await attempt([sold(), sold()])).toBe('twice')
  })
})

describe('shops and orders', () => {
  test('a decision on a shop has its time, and a refusal its reason', async () => {
    const decide = (set: string) =>
      attempt([[`update vendors.vendors set ${set} where id = $1`, world.shop]])
    expect(await decide("verification_status = 'rejected', rejected_at = now()")).toBe('check')
    expect(await decide('verified_at = null')).toBe('check')
    expect(await decide('is_active = false')).toBe('check')
    expect(await decide('is_active = false, deactivated_at = now()')).toBe('taken')
    expect(await decide('rating_count = 1, rating_sum = 6')).toBe('check')
  })

  test('an order is the sum of its parts, and a state has its time', async () => {
    const { id: order } = await world.order()
    const change = (set: string) =>
      attempt([[`update orders.orders set ${set} where id = $1`, order]])
    expect(await change('total_centimes = total_centimes + 1')).toBe('check')
    expect(await change('delivered_at = null')).toBe('check')
    expect(await change("status = 'cancelled', holds_stock = false")).toBe('check')
    expect(
      await change(
        "status = 'cancelled', holds_stock = false, cancelled_at = now(), cancel_reason = 'customer_request'",
      ),
    ).toBe('taken')
  })

  test('a promo code is not used more often than allowed', async () => {
    const code = inserting('promotions.promo_codes', {
      id: id(),
      code: 'RAMADAN',
      kind: 'percentage',
      percent_bp: 1000,
      maximum_uses: 2,
      uses: 2,
      created_at: NOW,
    })
    expect(await attempt([code])).toBe('taken')
    expect(await attempt([code, ['update promotions.promo_codes set uses = uses + 1']])).toBe(
      'check',
    )
  })
})
