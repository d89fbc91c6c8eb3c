import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { AdminRefundsPage } from '../returns/refunds.contract.ts'
import { MoneyOverview } from './ledger.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { sql, ask, delivered, approvedRefund } = fixture
const readOverview = async () => MoneyOverview.parse((await ask('admin', '/money/overview')).body)
const readRefundList = async () =>
  AdminRefundsPage.parse((await ask('admin', '/refunds')).body).open_amount

test('[AREP-3] a refund that failed is to be paid until it is tried again, and counts once', async () => {
  const refund = await approvedRefund(await delivered(), 500)
  await sql(
    `update returns.refunds set state = 'failed', failed_at = now(), fail_reason = 'account_closed' where id = $1`,
    refund,
  )
  expect(await readOverview()).toMatchObject({ refunds_open: 500, refunds_to_pay: 0 })
  expect(await readRefundList()).toBe(500)
  await sql(
    `insert into returns.refunds (id, vendor_id, order_id, goods_centimes, amount_centimes, method, due_on,
       created_by, created_at, retry_of)
     select gen_random_uuid(), vendor_id, order_id, goods_centimes, amount_centimes, 'cash', due_on, created_by,
       now(), id from returns.refunds where id = $1`,
    refund,
  )
  expect(await readOverview()).toMatchObject({ refunds_open: 500, refunds_to_approve: 1 })
  expect(await readRefundList()).toBe(500)
})
