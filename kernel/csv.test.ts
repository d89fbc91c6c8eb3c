import { expect, test } from 'vitest'
import { csv, csvTime, withoutFormulaGuard } from './csv.ts'

test('cells stand apart whatever they hold', () => {
  expect(
    csv([
      ['Vendeur', 'Montant'],
      ['Tapis "M\'Zab"; sud', 11400.5],
    ]),
  ).toBe('\ufeffVendeur;Montant\r\n"Tapis ""M\'Zab""; sud";11400,5\r\n')
})

test.each(['=1+1', '+213', '-2', '@a', '\tx', '＝1+1', '＋213', '－2', '＠a'])(
  '%j is no formula',
  (text) => {
    expect(csv([[text]])).toBe(`\ufeff'${text}\r\n`)
    expect(withoutFormulaGuard(`'${text}`)).toBe(text)
  },
)

test.each(['\r=1', '\n=1'])('%j is no formula after a line break', (text) => {
  expect(csv([[text]])).toBe(`\ufeff"'${text}"\r\n`)
})

test('an apostrophe that guards nothing is kept', () => {
  expect(withoutFormulaGuard("'Aïn")).toBe("'Aïn")
})

test('times are those of Algiers', () => {
  expect(csvTime('2026-11-21T23:30:00Z')).toBe('2026-11-22 00:30')
})
