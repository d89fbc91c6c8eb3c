import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import { type BankRecord, matchBankLines, type OpenBankLine } from './bank-matching.ts'

const line = (id: string, amount: number, label: string, day = '2026-11-20'): OpenBankLine => ({
  ...{ id, amount: centimes(amount), label, bookedOn: day as LocalDate },
})
const record = (id: string, amount: number, more: Partial<BankRecord> = {}): BankRecord => ({
  ...{ kind: 'remittance', id, amount: centimes(amount), on: '2026-11-19' as LocalDate },
  ...{ references: [`REM-${id}`], batch: null, isUndone: false },
  ...more,
})
const matched = (lines: OpenBankLine[], records: BankRecord[]) =>
  matchBankLines(lines, records).map((link) => [
    link.lineId,
    link.foundBy,
    link.records.map(({ id }) => id).join('+'),
  ])

test('a reference decides among the same sums, on any day', () => {
  const records = [record('A1', 500), record('B2', 500, { on: '2026-01-01' as LocalDate })]
  // Short references are words of their own.
  expect(matched([line('1', 500, 'VIR REMB2', '2026-11-01')], records)).toEqual([])
  expect(matched([line('1', 500, 'VIR Rem-B2 YALIDINE')], records)).toEqual([
    ['1', 'reference', 'B2'],
  ])
  expect(matched([line('1', 499, 'VIR REM-B2')], records)).toEqual([])
})

test('a sum alone is enough within days when one record and one line have it', () => {
  const records = [record('A1', 500)]
  expect(matched([line('1', 500, 'VERSEMENT')], records)).toEqual([['1', 'amount', 'A1']])
  expect(matched([line('1', 500, 'VERSEMENT', '2026-11-25')], records)).toEqual([])
  expect(matched([line('1', 500, 'X'), line('2', 500, 'Y')], records)).toEqual([])
  expect(matched([line('1', 500, 'X')], [...records, record('B2', 500)])).toEqual([])
  expect(matched([line('1', 500, 'X')], [record('A1', 500, { isUndone: true })])).toEqual([])
  // What a reference took is no candidate for the other line.
  expect(
    matched([line('1', 500, 'X'), line('2', 500, 'REM-A1')], [...records, record('B2', 500)]),
  ).toEqual([
    ['2', 'reference', 'A1'],
    ['1', 'amount', 'B2'],
  ])
})

test('a batch is one line by its total, or a line for each payout', () => {
  const batch = { id: 'b', number: 'P-2026-0007', count: 2, sent: 2 }
  const payout = (id: string, amount: number, account: string) =>
    record(id, amount, { kind: 'payout', batch, references: [batch.number, account] })
  const payouts = [payout('A1', -300, '00799999000001'), payout('B2', -300, '00799999000002')]
  expect(matched([line('1', -600, 'VIR MASSE P20260007')], payouts)).toEqual([
    ['1', 'reference', 'A1+B2'],
  ])
  expect(matched([line('1', -600, 'VIR MASSE')], payouts)).toEqual([['1', 'amount', 'A1+B2']])
  expect(matched([line('1', -300, 'P-2026-0007')], payouts)).toEqual([])
  expect(matched([line('1', -300, 'P-2026-0007 RIP 00799999000002')], payouts)).toEqual([
    ['1', 'reference', 'B2'],
  ])
  // One payout alone is not its batch.
  expect(matched([line('1', -300, 'VIR')], payouts.slice(0, 1))).toEqual([['1', 'amount', 'A1']])
})
