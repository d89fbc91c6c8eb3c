import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { BANK_HEADINGS } from '../data/bank-columns.ts'
import { type BankRow, findNewBankLines, parseBankRows } from './bank-file.ts'

const read = (headings: string[], ...rows: string[][]) =>
  parseBankRows({ headings, rows, lines: rows.map((_, index) => index + 2) }, BANK_HEADINGS)

test('files in three languages are read by their headings, oldest line first', () => {
  const french = read(
    ['Date opération', 'Libellé', 'Référence', 'Montant débit', 'Montant crédit', 'Solde'],
    ['', 'Solde initial', '', '', '', '1 000,00'],
    ['26/11/2026', 'VIR  RECU', 'R-118', '', '8 000,50', '9 000,50'],
    ['27/11/2026', 'FRAIS', '', '-250,00', '', '8 750,50'],
    ['', 'Total', '', '250,00', '8 000,50', ''],
  )
  const lines = [
    { bookedOn: '2026-11-26', label: 'VIR RECU R-118', amount: 800_050, balance: 900_050 },
    { bookedOn: '2026-11-27', label: 'FRAIS', amount: -25_000, balance: 875_050 },
  ]
  expect(french).toEqual({ ok: true, value: lines })
  const english = read(
    ['Booking date', 'Description', 'Amount', 'Balance'],
    ['2026-11-27', 'FRAIS', '-250.00', '8750.50'],
    ['2026-11-26', 'VIR RECU R-118', '+8000.50', '9000.50'],
  )
  expect(english).toEqual({ ok: true, value: lines })
  const arabic = read(
    ['التاريخ', 'البيان', 'المدين', 'الدائن', 'الرصيد'],
    ['26/11/2026', 'VIR RECU R-118', '0', '8000,50', '9000,50'],
    ['27/11/2026', 'FRAIS', '250', '0', '8750,50'],
  )
  expect(arabic).toEqual({ ok: true, value: lines })
})

test('a label that is too long is cut between two characters', () => {
  const label = 'A'.repeat(499)
  const cut = read(['Date', 'Label', 'Amount'], ['2026-11-26', `${label}😀`, '-10'])
  expect(cut).toMatchObject({ ok: true, value: [{ label }] })
})

test('a file of one day that is newest first is turned by its balances', () => {
  const day = read(
    ['Date', 'Label', 'Amount', 'Balance'],
    ['2026-11-26', 'second', '-10', '90'],
    ['2026-11-26', 'first', '100', '100'],
  )
  expect(day).toMatchObject({ ok: true, value: [{ label: 'first' }, { label: 'second' }] })
})

test('all cells that cannot be read are named at once', () => {
  const wrong = read(
    ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
    ['hier', 'A', '', 'x', ''],
    ['2026-11-26', '', '', '5', '?'],
    ['2026-11-26', 'C', '5', '6', ''],
    ['2026-11-26', 'D', '0', '', ''],
  )
  expect(wrong).toMatchObject({
    error: {
      ...{ code: 'bank_cells_unreadable', count: 6, line: 2 },
      unreadable: [
        { line: 2, column: 'date', value: 'hier' },
        { line: 2, column: 'credit', value: 'x' },
        { line: 3, column: 'label' },
        { line: 3, column: 'balance', value: '?' },
        { line: 4, column: 'debit', value: '5' },
        { line: 5, column: 'amount' },
      ],
    },
  })
  expect(read(['Date', 'Libellé', 'Débit'], ['2026-11-26', 'A', '5'])).toMatchObject({
    error: { code: 'bank_columns_missing' },
  })
  expect(read(['Date', 'Libellé', 'Montant'], ['', 'Total', '5'])).toMatchObject({
    error: { code: 'bank_file_empty' },
  })
})

const row = (label: string, balance: number | null = null): BankRow => ({
  ...{ bookedOn: '2026-11-26' as LocalDate, label, amount: centimes(100) },
  balance: balance === null ? null : centimes(balance),
})

test('a line is new unless an earlier file had it; alike lines of one day are told apart', () => {
  expect(findNewBankLines([row('a'), row('a')], [])).toMatchObject([
    { occurrence: 1 },
    { occurrence: 2 },
  ])
  expect(findNewBankLines([row('a'), row('a'), row('b')], [row('a')])).toMatchObject([
    { label: 'a', occurrence: 2 },
    { label: 'b', occurrence: 1 },
  ])
  expect(findNewBankLines([row('a', 5)], [row('a', 9)])).toMatchObject([{ occurrence: 2 }])
  expect(findNewBankLines([row('a', 5)], [row('a')])).toEqual([])
  expect(findNewBankLines([row('a')], [row('a', 5)])).toEqual([])
})
