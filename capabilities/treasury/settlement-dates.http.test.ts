import { expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { Batch } from '#capabilities/payouts/contract.ts'
import { JournalsPage } from '#capabilities/payouts/ledger.contract.ts'
import { BankRecordsPage } from './bank-statements.contract.ts'

const fixture = await payoutsFixture(await testDatabase())
const { market, ask, sql, delivered, daysToReturnAreOver, createBatch, advanceBatch, signIn } =
  fixture
const dayBefore = (count: number) => localDate(before(market.clock.now(), days(count)))

test('a batch is settled on the day on which the bank paid, not on that of the click', async () => {
  await sql('truncate documents.vat_closings cascade')
  await delivered()
  await daysToReturnAreOver()
  const { id } = Batch.parse((await createBatch()).body)
  await advanceBatch('second', id, 'approval')
  expect((await advanceBatch('admin', id, 'sending')).body).toMatchObject({ state: 'sent' })
  market.clock.advance(days(70))
  await signIn()
  const settle = (paidOn: string) => advanceBatch('admin', id, 'settlement', { paid_on: paidOn })
  const refused = (code: string) => ({ status: 422, body: { errors: [{ path: 'paid_on', code }] } })
  expect(await settle(dayBefore(-1))).toMatchObject(refused('settled_in_future'))
  expect(await settle(dayBefore(71))).toMatchObject(refused('settled_before_sending'))
  const day = dayBefore(40)
  // Months are closed in order, from that of the sale on.
  for (const month of new Set([70, 55, 40].map((before) => dayBefore(before).slice(0, 7)))) {
    const closed = await ask('admin', '/money/vat-closings', { month })
    expect([closed.status, closed.body]).toMatchObject([204, null])
  }
  expect(await settle(day)).toMatchObject(refused('settled_in_closed_month'))
  await sql(
    'update documents.vat_closings set reopened_at = now(), reopened_by = gen_random_uuid(), reopen_reason = $1',
    'Erreur',
  )

  expect((await settle(day)).body).toMatchObject({ state: 'settled' })
  const journals = await ask('admin', `/money/journals?kind=payout&from=${day}&until=${day}`)
  expect(JournalsPage.parse(journals.body).items).toMatchObject([{ accounted_on: day }])
  const records = BankRecordsPage.parse((await ask('admin', '/money/bank-records')).body)
  expect(records.items).toContainEqual(expect.objectContaining({ kind: 'payout', on: day }))
})

test('the books are exported with a sub-account for each kind of income, and one for each shop', async () => {
  await delivered()
  const path = '/api/v1/admin/money/journals-file?kind=sale'
  const { text } = await callApi(market.app, path, { token: fixture.tokens.admin })
  const auxiliary = `4671-${fixture.amel().slice(-12).toUpperCase()}`
  expect(text).toMatch(new RegExp(`;4671;[^;]+;${auxiliary};Comptes des boutiques;`))
  for (const number of ['7061', '7062']) expect(text).toMatch(new RegExp(`;${number};[^;]+;;`))
})
