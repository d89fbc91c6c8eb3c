import { expect, test } from 'vitest'
import { parseLocalDate } from '#kernel/calendar.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import {
  comparisonRow,
  deliveryRow,
  earliest,
  highest,
  lowest,
  specificationRows,
} from './comparison-rows.ts'

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

test('[WISH-2] delivery is compared to the door; a pickup point counts where nothing else goes', () => {
  const option = (method: 'home' | 'stop_desk', fee: number, day: string) => ({
    ...{ method, fee, free_above: null },
    ...{ from: parseLocalDate(day), until: parseLocalDate(day) },
  })
  const product = {} as unknown as ProductDetailView
  const row = (...options: ReturnType<typeof option>[]) =>
    deliveryRow({ product, delivery: { wilaya: '31', wilaya_name: 'Oran', options } })
  const [home, point] = [option('home', 600, '2026-11-27'), option('stop_desk', 400, '2026-11-26')]
  expect(row(home, point)).toEqual({ fee: 600, from: '2026-11-27' })
  expect(row(point)).toEqual({ fee: 400, from: '2026-11-26' })
})
