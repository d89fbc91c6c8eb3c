import { expect, test } from 'vitest'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { earliest, lowest, highest, comparisonRow, specificationRows } from './comparison-rows.ts'

test('[WISH-2] values that differ are said to, and the best of them is marked', () => {
  expect(comparisonRow([12_500, 9900, 10_400], lowest)).toMatchObject({
    isDifferent: true,
    best: [1],
  })
  expect(comparisonRow([4.9, 4.9, 4.4], highest)).toMatchObject({ isDifferent: true, best: [0, 1] })
  expect(comparisonRow(['2026-11-25', '2026-11-23'], earliest)).toMatchObject({ best: [1] })
})

test('what all have is no difference, and nobody wins alone', () => {
  expect(comparisonRow([400, 400], lowest)).toMatchObject({ isDifferent: false, best: [] })
  expect(comparisonRow([400, null], lowest)).toMatchObject({ isDifferent: true, best: [] })
  expect(comparisonRow(['Oui', 'Non'])).toMatchObject({ isDifferent: true, best: [] })
})

test('specifications stand by name, those of most products first', () => {
  const product = (specifications: Record<string, string>) =>
    ({
      specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
    }) as unknown as ProductDetailView
  const rows = specificationRows([
    product({ Poids: '250 g', Autonomie: '40 h' }),
    product({ Autonomie: '32 h', Bluetooth: '5.3' }),
  ])
  expect(rows.map(({ name }) => name)).toEqual(['Autonomie', 'Poids', 'Bluetooth'])
  expect(rows[1]?.row).toMatchObject({ values: ['250 g', null], isDifferent: true })
})
