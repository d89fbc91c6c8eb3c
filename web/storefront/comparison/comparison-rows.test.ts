import { expect, test } from 'vitest'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { earliest, least, most, rowOf, specificationRows } from './comparison-rows.ts'

test('[WISH-2] values that differ are said to, and the best of them is marked', () => {
  expect(rowOf([12_500, 9900, 10_400], least)).toMatchObject({ isDifferent: true, best: [1] })
  expect(rowOf([4.9, 4.9, 4.4], most)).toMatchObject({ isDifferent: true, best: [0, 1] })
  expect(rowOf(['2026-11-25', '2026-11-23'], earliest)).toMatchObject({ best: [1] })
})

test('what all have is no difference, and nobody wins alone', () => {
  expect(rowOf([400, 400], least)).toMatchObject({ isDifferent: false, best: [] })
  expect(rowOf([400, null], least)).toMatchObject({ isDifferent: true, best: [] })
  expect(rowOf(['Oui', 'Non'])).toMatchObject({ isDifferent: true, best: [] })
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
