import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { id, createRowFactory, NOW, type Row, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory
let order: Awaited<ReturnType<RowFactory['order']>>

beforeAll(async () => {
  world = await createRowFactory(database)
  order = await world.order()
})

describe('payouts', () => {
  let account: string
  beforeAll(async () => {
    account = id()
    await world.insert('vendors.payout_accounts', {
      id: account,
      vendor_id: world.shop,
      kind: 'ccp',
      number: '0000320050',
      holder: 'Karim',
      created_at: NOW,
    })
  })
  const batch = (fields: Row = {}): Row => ({
    id: id(),
    number: 'P-2026-0001',
    kind: 'ccp',
    created_by: world.karim,
    created_at: NOW,
    ...fields,
  })
  const filled = (lineAmount = 500_000) => {
    const parent = batch({ payout_count: 1, total_centimes: 500_000 })
    const payout = id()
    return {
      batch: parent['id'],
      payout,
      statements: [
        inserting('payouts.batches', parent),
        inserting('payouts.payouts', {
          id: payout,
          vendor_id: world.shop,
          batch_id: parent['id'],
          payout_account_id: account,
          account_number: '0000320050',
          account_holder: 'Karim',
          amount_centimes: 500_000,
          from_on: '2026-11-01',
          until_on: '2026-11-21',
          created_at: NOW,
        }),
        inserting('payouts.payout_lines', {
          id: id(),
          vendor_id: world.shop,
          payout_id: payout,
          order_id: order.id,
          kind: 'sale',
          amount_centimes: lineAmount,
        }),
      ],
    }
  }
  const submit = ["update payouts.batches set state = 'submitted', submitted_at = now()"] as const
  const approve = (who: string) =>
    [
      "update payouts.batches set state = 'approved', approved_at = now(), approved_by = $1",
      who,
    ] as const

  test('two pairs of eyes: the maker does not approve', async () => {
    const { statements } = filled()
    expect(await attempt([...statements, submit, approve(world.nadia)])).toBe('taken')
    expect(await attempt([...statements, submit, approve(world.karim)])).toBe('check')
    expect(await attempt([...statements, ["update payouts.batches set state = 'approved'"]])).toBe(
      'check',
    )
  })

  test('what was submitted is what is paid', async () => {
    const after = (sql: string) => attempt([...filled().statements, submit, [sql]])
    expect(await after('update payouts.payouts set amount_centimes = 600000')).toBe('kept')
    expect(await after("update payouts.payouts set account_number = '0000000001'")).toBe('kept')
    expect(await after('delete from payouts.payout_lines')).toBe('kept')
    expect(await after('update payouts.payout_lines set amount_centimes = 1')).toBe('kept')
    expect(await after('update payouts.batches set total_centimes = 1')).toBe('kept')
    expect(await after('update payouts.payout_lines set released_at = now()')).toBe('taken')
    expect(await attempt([...filled(499_999).statements, submit])).toBe('check')
  })

  test('an order is paid out once, and again only when the first failed', async () => {
    const { statements, payout } = filled()
    const again = inserting('payouts.payout_lines', {
      id: id(),
      vendor_id: world.shop,
      payout_id: payout,
      order_id: order.id,
      kind: 'sale',
      amount_centimes: 1,
    })
    expect(await attempt([...statements, again])).toBe('twice')
    expect(
      await attempt([
        ...statements,
        ['update payouts.payout_lines set released_at = now()'],
        again,
      ]),
    ).toBe('taken')
  })

  test('a difference of a courier has its reason, and a parcel is remitted once', async () => {
    const remittance: Row = {
      id: id(),
      courier_code: 'express',
      reference: 'REM-1',
      line_count: 1,
      announced_centimes: 530_000,
      imported_by: world.karim,
      imported_at: NOW,
    }
    const line = (fields: Row = {}): Row => ({
      id: id(),
      remittance_id: remittance['id'],
      position: 1,
      tracking: 'EX-1',
      parcel_id: order.parcel,
      collected_centimes: 530_000,
      fee_centimes: 40_000,
      expected_collected_centimes: 530_000,
      expected_fee_centimes: 40_000,
      state: 'matched',
      ...fields,
    })
    const add = (...lines: Row[]) =>
      attempt([
        inserting('payouts.remittances', remittance),
        ...lines.map((row) => inserting('payouts.remittance_lines', row)),
      ])
    expect(await add(line())).toBe('taken')
    expect(await add(line({ collected_centimes: 520_000 }))).toBe('check')
    expect(await add(line({ fee_centimes: 45_000 }))).toBe('check')
    const short = {
      collected_centimes: 520_000,
      state: 'accepted',
      resolved_by: world.nadia,
      resolved_at: NOW,
    }
    expect(await add(line({ ...short, reason: 'short_paid' }))).toBe('taken')
    expect(await add(line(short))).toBe('check')
    expect(await add(line(), line({ position: 2 }))).toBe('twice')
    expect(
      await attempt([
        inserting('payouts.remittances', {
          ...remittance,
          state: 'posted',
          matched_at: NOW,
          posted_at: NOW,
          posted_by: world.karim,
          journal_id: await world.journal('cash_received'),
          received_centimes: 1,
          received_on: '2026-11-21',
        }),
      ]),
    ).toBe('check')
  })
})
