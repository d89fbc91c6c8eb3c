import { expect, test } from 'vitest'
import type { Commune } from '#capabilities/territory/index.ts'
import type { CourierCommune } from '../couriers/courier.ts'
import {
  matchCommunes,
  phoneticKey,
  courierWilayaOf,
  mostCommonFee,
} from './match-courier-places.ts'

const ours = (code: string, fr: string, former: readonly string[] = []) =>
  ({ code, fr, former, wilaya: code.slice(0, 2) }) as unknown as Commune
const theirs = (id: number, name: string): CourierCommune => ({
  ...{ id, name, wilaya: 16, wilayaName: 'Alger', isDeliverable: true },
})
const matched = (commune: Commune, ...names: string[]) =>
  matchCommunes(
    [commune],
    names.map((name, index) => theirs(index, name)),
    () => 16,
  ).get(commune.code)?.name

test('a wilaya of 2026 is its parent to a courier; the others keep their number', () => {
  const wilaya = (code: string, parent: string | null) =>
    courierWilayaOf({ code, parent } as Parameters<typeof courierWilayaOf>[0])
  expect(wilaya('16', null)).toBe(16)
  expect(wilaya('55', '30')).toBe(55)
  expect(wilaya('59', '03')).toBe(3)
  expect(wilaya('67', '26')).toBe(26)
})

test('communes meet by name however it is written, by a former name, or by the table', () => {
  expect(matched(ours('1630', 'Bordj El Kiffan'), 'BORDJ EL-KIFFAN', 'Bordj El Bahri')).toBe(
    'BORDJ EL-KIFFAN',
  )
  expect(matched(ours('1699', 'Aïn El Beïda'), 'Ain Beida')).toBe('Ain Beida')
  expect(matched(ours('1698', 'Djasr Kasentina'), 'Djasr Kacentina')).toBe('Djasr Kacentina')
  expect(matched(ours('1697', 'Nouvelle', ['Ancienne']), 'Ancienne')).toBe('Ancienne')
  expect(matched(ours('1601', 'Alger Centre'), 'Alger')).toBe('Alger')
})

test('what is not there, or could be two, is nobody', () => {
  expect(matched(ours('1696', 'Rouiba'), 'Reghaia')).toBeUndefined()
  expect(matched(ours('1695', 'Beni Tamou'), 'Bni Tamou', 'Beni Tammou')).toBeUndefined()
  expect(phoneticKey('Chéraga')).toBe(phoneticKey('Cheragha'))
})

test('the fee of a wilaya is the one that most of its communes have', () => {
  expect(mostCommonFee([500, 500, 700, null])).toBe(500)
  expect(mostCommonFee([500, 700])).toBe(700)
  expect(mostCommonFee([null])).toBeNull()
})
