import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import {
  BankReconciliation,
  BankRecordsPage,
  type BankRecordsPageView,
} from './bank-statements.contract.ts'

const { sql, ask } = await payoutsFixture(await testDatabase())

/** 40 days of three fees each. */
async function postFees() {
  await sql(`with made as (
      insert into treasury.manual_journals (id, number, kind, reason, dated_on, recorded_by, recorded_at, state, decided_by, decided_at,
        ledger_journal_ids)
      select gen_random_uuid(), 'M-2020-' || lpad(n::text, 4, '0'), 'manual', 'Frais', date '2020-01-01' + n / 3, gen_random_uuid(),
        now(), 'posted', gen_random_uuid(), now(), array[gen_random_uuid()]
      from generate_series(1, 120) n returning id)
    insert into treasury.manual_lines (manual_journal_id, position, account, amount_centimes)
    select id, position, account, amount
    from made, (values (0, 'courier_fees', 100), (1, 'cash_received', -100)) l (position, account, amount)`)
}

test('records that wait for the bank are read page by page, each once, oldest first', async () => {
  await postFees()
  const seen: string[] = []
  const days: string[] = []
  const counts: number[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/money/bank-records?cursor=${encodeURIComponent(cursor)}`
    const page: BankRecordsPageView = BankRecordsPage.parse((await ask('admin', path)).body)
    expect(page).toMatchObject({ total: 120, sum: -120 })
    seen.push(...page.items.map(({ id }) => id))
    days.push(...page.items.map(({ on }) => on))
    counts.push(page.items.length)
    cursor = page.next
  }
  expect(counts).toEqual([50, 50, 20])
  expect(new Set(seen).size).toBe(120)
  expect(days).toEqual(days.toSorted())
})

test('from the opening day that an admin states on, what the bank never had is missing', async () => {
  await postFees()
  const missing = async () =>
    BankRecordsPage.parse((await ask('admin', '/money/bank-records?show=missing')).body).total
  const state = (on: string, balance: number) =>
    ask('admin', '/money/bank-openings', { opened_on: on, balance })
  const file = (line: string) => ({
    file_name: 'bna.csv',
    content: Buffer.from(`Date;Libellé;Débit;Crédit\n${line}`).toString('base64'),
  })
  const line = await ask('admin', '/money/bank-statements', file('11/02/2020;Virement;;55,00'))
  expect(line.status).toBe(201)
  // All are before the first imported line.
  expect(await missing()).toBe(0)
  const stated = await state('2020-01-11', 12.5)
  expect(stated.status).toBe(201)
  expect(BankReconciliation.parse(stated.body)).toMatchObject({
    missing_count: 120 - 29,
    opening: { on: '2020-01-11', bank: 12.5, books: 0 },
    reconciled_until: null,
  })
  expect(await missing()).toBe(120 - 29)
  expect(await state('2020-02-12', 0)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'opened_on', code: 'bank_opened_after_line' }] },
  })
  expect(await state('2999-01-01', 0)).toMatchObject({
    body: { errors: [{ path: 'opened_on', code: 'bank_opened_in_future' }] },
  })
  // What was stated last counts.
  expect((await state('2020-02-01', 0)).status).toBe(201)
  expect(await missing()).toBe(120 - 92)
})
