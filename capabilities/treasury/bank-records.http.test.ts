import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { BankRecordsPage, type BankRecordsPageView } from './bank-statements.contract.ts'

const { sql, ask } = await payoutsFixture(await testDatabase())

test('records that wait for the bank are read page by page, each once, oldest first', async () => {
  await sql(`with made as (
      insert into treasury.manual_journals (id, number, kind, reason, dated_on, recorded_by, recorded_at, state, decided_by, decided_at,
        ledger_journal_ids)
      select gen_random_uuid(), 'M-2020-' || lpad(n::text, 4, '0'), 'manual', 'Frais', date '2020-01-01' + n / 3, gen_random_uuid(),
        now(), 'posted', gen_random_uuid(), now(), array[gen_random_uuid()]
      from generate_series(1, 120) n returning id)
    insert into treasury.manual_lines (manual_journal_id, position, account, amount_centimes)
    select id, position, account, amount
    from made, (values (0, 'courier_fees', 100), (1, 'cash_received', -100)) l (position, account, amount)`)
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
