import { expect, test } from 'vitest'
import { csv, csvTime } from './csv.ts'

test('cells stand apart whatever they hold', () => {
  expect(
    csv([
      ['Vendeur', 'Montant'],
      ['Tapis "M\'Zab"; sud', 11400.5],
    ]),
  ).toBe('\ufeffVendeur;Montant\r\n"Tapis ""M\'Zab""; sud";11400,5\r\n')
})

test.each(['=1+1', '+213', '-2', '@a', '\tx'])('%j is no formula', (text) => {
  expect(csv([[text]])).toBe(`\ufeff'${text}\r\n`)
})

test('times are those of Algiers', () => {
  expect(csvTime('2026-11-21T23:30:00Z')).toBe('2026-11-22 00:30')
})
