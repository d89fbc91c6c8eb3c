import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlaceLookup } from '../operations/lookup-places.ts'
import { readTerritory } from './index.ts'

const { wilayas, communes } = readTerritory()
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)

test('there are 69 wilayas, numbered 01 to 69 without a gap', () => {
  const numbers = Array.from({ length: 69 }, (_, i) => String(i + 1).padStart(2, '0'))
  expect(codes(wilayas)).toEqual(numbers)
})

test('the wilayas of 2026 have the numbers of the decree and the wilaya they came from', () => {
  const made = wilayas.filter(({ law }) => law === '26-06')
  expect(made.map(({ code, en, parent }) => `${code} ${en} (${parent})`)).toEqual([
    '59 Aflou (03)',
    '60 Barika (05)',
    '61 El Kantara (07)',
    '62 Bir El Ater (12)',
    '63 El Aricha (13)',
    '64 Ksar Chellala (14)',
    '65 Ain Ouessara (17)',
    '66 Messaad (17)',
    '67 Ksar El Boukhari (26)',
    '68 Bou Saada (28)',
    '69 El Abiodh Sidi Cheikh (32)',
  ])
})

test('the ten wilayas of 2019 are 49 to 58', () => {
  expect(codes(wilayas.filter(({ law }) => law === '19-12'))).toEqual([
    '49',
    '50',
    '51',
    '52',
    '53',
    '54',
    '55',
    '56',
    '57',
    '58',
  ])
})

test('there are 1,541 communes, each with its own code', () => {
  expect(communes.length).toBe(1541)
  expect(new Set(codes(communes)).size).toBe(1541)
})

test('every commune stands in a wilaya, and every wilaya has communes', () => {
  const inhabited = new Set(communes.map(({ wilaya }) => wilaya))
  expect([...inhabited].toSorted()).toEqual(codes(wilayas))
})

test('a code begins with its wilaya, or with the one that it left in 2026', () => {
  const stray = communes.filter(
    ({ code, wilaya, before }) =>
      !code.startsWith(wilaya) && !(before?.law === '26-06' && code.startsWith(before.wilaya)),
  )
  expect(stray).toEqual([])
})

test('no two communes of a wilaya share their name', () => {
  const names = communes.map(({ wilaya, fr }) => `${wilaya} ${fr}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the names that everybody knows are written with their accents, and found without them', () => {
  const known = [
    'Béjaïa|06',
    'Sétif|19',
    'Médéa|26',
    'Tébessa|12',
    'Saïda|20',
    "M'Sila|28",
    'Béchar|08',
    'El Oued|39',
    'Aïn Témouchent|46',
    'Aït Khellili|15',
    'Larbaâ Nath Irathen|15',
    'Djémila|19',
    'Chréa|09',
    'Ténès|02',
    'Bou Saâda|68',
    'Mers El Kébir|31',
  ].map((entry) => entry.split('|') as [string, string])
  const places = createPlaceLookup({ wilayas, communes })
  for (const [name, wilaya] of known) {
    const typed = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
    expect(places.recogniseCommune(wilaya, typed)?.fr).toBe(name)
  }
  const bare = /(^| )(Ain|Ait|Beni|Said|Aissa|Draa|Beida)( |$)/
  expect(communes.filter(({ fr }) => bare.test(fr)).map(({ fr }) => fr)).toEqual([])
})

test('every name is written, in its own script, without a stray space or hyphen', () => {
  const french = /^\p{Lu}['\p{Script=Latin}]*( \p{Lu}['\p{Script=Latin}]*)*$/u
  const arabic = /^[\u0621-\u063a\u0641-\u064a]+( [\u0621-\u063a\u0641-\u064a]+)*$/u
  const all = [...wilayas, ...communes]
  expect(all.filter(({ fr }) => !french.test(fr)).map(({ fr }) => fr)).toEqual([])
  expect(all.filter(({ ar }) => !arabic.test(ar)).map(({ ar }) => ar)).toEqual([])
  expect(wilayas.filter(({ en }) => !/^[A-Za-z' ]+$/.test(en))).toEqual([])
})

test('history: 59 communes moved in 2019 and got a number, those of 2026 kept theirs', () => {
  const moved = communes.flatMap(({ code, before }) => (before ? [{ code, before }] : []))
  expect(moved.filter(({ before }) => before.law === '19-12').length).toBe(59)
  expect(moved.filter(({ before }) => before.law === '26-06').length).toBe(108)
  for (const { code, before } of moved) {
    expect(before.code.startsWith(before.wilaya)).toBe(true)
    expect(code === before.code).toBe(before.law === '26-06')
  }
})

test('the files are small, and are what the generator writes', () => {
  const here = import.meta.dirname
  const folder = mkdtempSync(join(tmpdir(), 'yova-territory-'))
  try {
    cpSync(here, folder, { recursive: true })
    symlinkSync(join(here, '../../../node_modules'), join(folder, 'node_modules'))
    execFileSync(process.execPath, [join(folder, 'build.ts')])
    for (const name of ['wilayas.json', 'communes.json']) {
      const committed = readFileSync(join(here, name), 'utf8')
      expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(JSON.parse(committed))
      expect(Buffer.byteLength(committed)).toBeLessThan(200_000)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
