import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { parseFileDay } from './file-columns.ts'
import { CHARGILY } from '#capabilities/payments/gateways/chargily/index.ts'
import {
  type CardPayment,
  type GatewayRow,
  matchGatewayRow,
  parseGatewayRows,
} from './gateway-file.ts'

const file = (headings: string[], ...rows: string[][]) => ({
  headings,
  rows,
  lines: rows.map((_, index) => index + 2),
})

const read = (table: ReturnType<typeof file>) => parseGatewayRows(table, CHARGILY.settlementColumns)

test('a file in French and one in English are read, with the fee or the net computed', () => {
  const french = read(
    file(
      ['Date', 'Référence', 'Montant brut', 'Frais'],
      ['26/11/2026', 'ch_1', '11 150,00', '167,25'],
      ['', '', '11150', ''],
    ),
  )
  const english = read(
    file(
      ['checkout_id', 'created_at', 'amount', 'net'],
      ['ch_1', '2026-11-26 10:00', '11150', '10982.75'],
    ),
  )
  const row = { position: 1, payment: 'ch_1', gross: 1_115_000, fee: 16_725, net: 1_098_275 }
  expect(french).toMatchObject({ ok: true, value: [{ ...row, paidOn: '2026-11-26' }] })
  expect(english).toMatchObject({ ok: true, value: [{ ...row, paidOn: '2026-11-26' }] })
})

test('all cells that cannot be read are named at once', () => {
  const parsed = read(
    file(
      ['Reference', 'Date', 'Gross', 'Fee'],
      ['ch_1', 'hier', 'x', '1'],
      ['', '2026-01-02', '5', '1'],
      ['ch_3', '', '5', '1'],
    ),
  )
  expect(parsed).toMatchObject({
    error: {
      count: 3,
      line: 2,
      unreadable: [{ column: 'date' }, { column: 'gross' }, { line: 3, column: 'payment' }],
    },
  })
  expect(read(file(['Reference', 'Gross'], ['ch_1', '5']))).toMatchObject({
    error: { code: 'gateway_columns_missing' },
  })
})

test('days that are none are refused', () => {
  expect(['31/02/2026', '2026-13-01', '26-11-26', ''].map(parseFileDay)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

const payment: CardPayment = {
  ...{ intentId: 'i', isCaptured: true, isSettled: false },
  ...{ taken: centimes(500), refunded: centimes(200) },
}
const row = (gross: number, net = gross, position = 1): GatewayRow => ({
  ...{ position, paidOn: null, payment: 'ch_1', gross: centimes(gross) },
  ...{ fee: centimes(0), net: centimes(net) },
})
const problemOf = (line: GatewayRow, known: CardPayment | null) =>
  matchGatewayRow(line, known, new Set()).problem

test('a row fits its payment, or has one problem', () => {
  expect(problemOf(row(500), payment)).toBeNull()
  expect(problemOf(row(-150), payment)).toBeNull()
  expect(problemOf(row(500), null)).toBe('unknown_payment')
  expect(problemOf(row(500), { ...payment, isCaptured: false })).toBe('not_captured')
  expect(problemOf(row(500), { ...payment, isSettled: true })).toBe('settled_before')
  expect(problemOf(row(400), payment)).toBe('amount_differs')
  expect(problemOf(row(-201), payment)).toBe('amount_differs')
  expect(problemOf(row(500, 499), payment)).toBe('net_differs')
  const seen = new Set<string>()
  matchGatewayRow(row(500), payment, seen)
  expect(matchGatewayRow(row(500), payment, seen).problem).toBe('duplicate_line')
})
