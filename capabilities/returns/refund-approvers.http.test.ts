import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'

/** One admin with a vendor of its own, or an order of its own making, must not pay itself. */

const database = await testDatabase()
const market = await marketplaceFixture(database)
const {
  sql,
  call,
  act,
  refunds,
  delivered,
  requested,
  receive,
  firstRefund,
  clear,
  setOrderStatus,
  shop,
} = await returnsFixture(database, market)

beforeEach(async () => {
  await clear()
  await sql(`update identity.users set created_at = now() - interval '30 days'`)
})

async function decided(
  bought: Awaited<ReturnType<typeof delivered>>,
  by: 'amel' | 'manager' | 'clerk',
) {
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1)
  expect((await act(id, 'refund', { goods: 4000 }, by)).status).toBe(200)
  return firstRefund()
}
const codeOf = async (refundId: string) => {
  const { status, body } = await refunds(refundId, 'approval')
  return status === 200 ? 'approved' : (body as { code: string }).code
}

test('an order that the approver set to delivered needs another admin', async () => {
  const bought = await delivered()
  expect((await setOrderStatus(bought.orderId, 'shipped')).status).toBe(200)
  expect((await setOrderStatus(bought.orderId, 'delivered')).status).toBe(200)
  expect(await codeOf(await decided(bought, 'amel'))).toBe('second_person_needed')
})

test.each([
  ['a vendor', `update vendors.vendors set verified_at = now() where id = $1`],
  [
    'a member',
    `update vendors.staff set joined_at = now() where vendor_id = $1 and role = 'manager'`,
  ],
  [
    'an account',
    `update identity.users set created_at = now() where id in
       (select user_id from vendors.staff where vendor_id = $1 and role = 'manager')`,
  ],
])('what %s of today decides waits for three days', async (_, begin) => {
  const bought = await delivered()
  await sql(begin, shop())
  const refund = await decided(bought, 'manager')
  expect(await codeOf(refund)).toBe('proposer_not_settled')
  expect(await sql('select state from returns.refunds where id = $1', refund)).toEqual([
    { state: 'due' },
  ])
})

test('who raised the limit of packers approves none of the refunds that it let through', async () => {
  const [admin] = await sql(`select id from identity.users where email = 'chief@example.dz'`)
  const raised = (before: number, changedAt: string) =>
    sql(
      `insert into settings.history (id, name, before, after, changed_at, changed_by)
       values (gen_random_uuid(), 'refundWithoutManager', to_jsonb($1::bigint), to_jsonb(900000), $2, $3)`,
      before,
      changedAt,
      admin?.['id'],
    )
  const lately = new Date(Date.now() - 3_600_000).toISOString()
  await sql('truncate settings.history')
  await raised(400_000, lately)
  expect(await codeOf(await decided(await delivered(), 'amel'))).toBe('approved')
  await clear()
  await raised(300_000, lately)
  expect(await codeOf(await decided(await delivered(), 'clerk'))).toBe('second_person_needed')
  await clear()
  expect(await codeOf(await decided(await delivered(), 'manager'))).toBe('approved')
  await clear()
  await sql(`update settings.history set changed_at = changed_at - interval '3 days'`)
  expect(await codeOf(await decided(await delivered(), 'clerk'))).toBe('approved')
})

test('what a settled vendor decides of an order that it delivered is approved', async () => {
  expect(await codeOf(await decided(await delivered(), 'manager'))).toBe('approved')
})

test('who approved a refund does not pay it; alone for finance, it waits for three days', async () => {
  const refund = await decided(await delivered(), 'amel')
  expect((await refunds(refund, 'approval')).status).toBe(200)
  const pay = () =>
    call(`admin/refunds/${refund}/payment`, { body: { reference: 'CCP' }, as: 'admin' })
  const { status, body } = await pay()
  expect([status, (body as { code: string }).code]).toEqual([409, 'payment_by_approver'])
  expect((body as { detail: string }).detail).toContain('une autre personne')

  await sql(`delete from identity.admin_duties where duty = 'finance' and user_id = (
    select id from identity.users where email = 'second-of-finance@example.dz')`)
  expect((await pay()).body).toMatchObject({ code: 'sole_approver_waiting' })
  await sql(`update identity.sole_approvals set announced_at = announced_at - interval '73 hours'`)
  expect((await pay()).status).toBe(200)
})
