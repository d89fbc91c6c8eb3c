import { expect, test } from 'vitest'
import { matchSearchChoices } from '#kernel/search-choices.ts'
import type { Commune, CommuneCode, Wilaya, WilayaCode } from '../schema.ts'
import { communeIndex, exactMatch, wilayaIndex } from './match-places.ts'

const wilaya = (code: string, fr: string, ar: string, former: string[] = []): Wilaya => ({
  code: code as WilayaCode,
  fr,
  ar,
  en: fr,
  former,
  parent: null,
  law: '84-09',
  since: '1984-02-04',
})
const commune = (code: string, fr: string, ar: string, more: Partial<Commune> = {}): Commune => ({
  code: code as CommuneCode,
  wilaya: '49' as WilayaCode,
  fr,
  ar,
  postcode: null,
  former: [],
  before: null,
  ...more,
})

test('a wilaya is found by a name it used to have', () => {
  const index = wilayaIndex([wilaya('58', 'El Meniaa', 'المنيعة', ['El Goléa'])])
  expect(exactMatch(index, 'el-golea')?.code).toBe('58')
})

test('a commune is found by its code, the code it had before, and its postcode', () => {
  const before = {
    wilaya: '01' as WilayaCode,
    code: '0109' as CommuneCode,
    until: '2019-12-11',
    law: '19-12',
  }
  const index = communeIndex([
    commune('4901', 'Timimoun', 'تيميمون', { before, postcode: '49001' }),
    commune('4902', 'Charouine', 'شروين'),
  ])
  for (const written of ['4901', '0109', '49001', 'timimoun', 'تيميمون'])
    expect(exactMatch(index, written)?.code).toBe('4901')
  expect(matchSearchChoices(index, '49').map(({ code }) => code)).toEqual(['4901', '4902'])
})

test('a name that two places share is not recognised, so that nobody ships to the wrong one', () => {
  const index = communeIndex([
    commune('3218', 'Sidi Amar', 'سيدي عمر'),
    commune('4209', 'Sidi-Amar', 'سيدي عامر'),
  ])
  expect(exactMatch(index, 'sidi amar')).toBeNull()
  expect(exactMatch(index, 'nowhere')).toBeNull()
})
