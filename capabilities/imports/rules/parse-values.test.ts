import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from '#platform/http/public-address.ts'
import { specificationName } from './column-mapping.ts'
import { skusOfPath } from './image-names.ts'
import { isArchive } from '#platform/table-files/archive.ts'
import {
  parseCellAmount,
  gramsOf,
  namedOf,
  namedText,
  textOfHtml,
  tiersOf,
  wholeOf,
  localizedTextOf,
  localizedTextCell,
} from './parse-values.ts'

test.each([
  ['1250', 125_000],
  ['1 250,00', 125_000],
  ['1\u202f250,50 DA', 125_050],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1.250,5', 125_050],
  ['1,250.50', 125_050],
  ['1.250.000', 125_000_000],
  ['0,500', 50],
  ['12.5', 1250],
  ['12.5000', 1250],
  ['١٢٥٠٫٥٠ دج', 125_050],
  ['DZD 300', 30_000],
  ['0', 0],
])('%s is an amount', (text, centimes) => expect(parseCellAmount(text)).toBe(centimes))
test.each(['', 'abc', '-5', '1,2,3', '1.25.00', '1e5', '12,50,', '99.999.99', '1250,500.1.2'])(
  '%j is no amount',
  (text) => expect(parseCellAmount(text)).toBeNull(),
)
test('an amount beyond all prices is told apart, and nothing typed breaks the reading', () => {
  expect(parseCellAmount('99999999999')).toBe('too_large')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [
        parseCellAmount,
        wholeOf,
        gramsOf,
        namedOf,
        tiersOf,
        localizedTextOf,
        textOfHtml,
      ])
        read(text)
    }),
  )
})

test('whole numbers, weights and quantity prices are read as people write them', () => {
  expect(['12', '١٢', '12,0', '-3', '1 200', '1,5', 'x', ''].map(wholeOf)).toEqual([
    12,
    12,
    12,
    -3,
    1200,
    null,
    null,
    null,
  ])
  expect(['1,250', '0.25', 'x'].map(gramsOf)).toEqual([1250, 250, null])
  expect(tiersOf('5: 5 %; 10+ : -10%')).toEqual([
    { quantity: 5, percent: 5 },
    { quantity: 10, percent: 10 },
  ])
  expect(tiersOf('cinq')).toBeNull()
})

test('words in three languages and specifications come back as they were written', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((value) => value.trim())
    .filter((value) => value !== '' && !value.includes('\r'))
  const words = fc.record({ fr: text, en: text, ar: text })
  fc.assert(
    fc.property(words, (item) => {
      expect(localizedTextOf(localizedTextCell(item))).toEqual(item)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ name: words, value: words }), { maxLength: 4 }), (named) => {
      expect(namedOf(namedText(named))).toEqual(named)
    }),
  )
  expect(namedOf('Marque Yova')).toBeNull()
})

test('HTML becomes what a person reads, and nothing that runs', () => {
  expect(
    textOfHtml(
      '<p>Cuir&nbsp;<b>souple</b> &eacute;pais</p><ul><li>Un</li><li>Deux</li></ul><script>x()</script><img src=x onerror=y>',
    ),
  ).toBe('Cuir souple épais\n\n• Un\n• Deux')
  expect(textOfHtml('5 < 6, sans balises')).toBe('5 < 6, sans balises')
  expect(textOfHtml('&#x202;&#xd800;<scr<script>ipt>')).not.toContain('<script')
})

test('a ZIP is known by how it begins', () => {
  expect(isArchive(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe(true)
  expect(isArchive(Uint8Array.of(0x50, 0x4b, 0x4b))).toBe(false)
})

test('a picture is named by a SKU, with or without a number, or in its folder', () => {
  expect(skusOfPath('TH-001.jpg')).toEqual(['TH-001'])
  expect(skusOfPath('photos/TH-001-2.JPG')).toEqual(['TH-001-2', 'TH-001', 'photos'])
  expect(skusOfPath('TH (3).png')).toEqual(['TH (3)', 'TH'])
  expect(specificationName('Caractéristique : Marque')).toBe('Marque')
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '::1',
  '::ffff:127.0.0.1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'nowhere',
  '',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))
test('addresses of the internet are public', () => {
  expect(['8.8.8.8', '41.111.0.1', '2a00:1450:4007::1'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
  ])
})
