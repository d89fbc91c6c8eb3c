import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { CommuneList } from './contract.ts'
import { createTerritory } from './index.ts'

const { db, database } = await testDatabase({ capabilities: ['territory'] })
const territory = createTerritory({ db })
const app = new Hono().route('/api/v1', territory.storefrontRoutes)

const count = async (table: string) =>
  (await database.query<{ n: number }>(`select count(*)::integer as n from territory.${table}`))
    .rows[0]?.n

test('the communes of a wilaya answer on one page, named in the language of the caller', async () => {
  const answer = await app.request('/api/v1/wilayas/59/communes', {
    headers: { 'accept-language': 'ar' },
  })

  expect(answer.status).toBe(200)
  const list = CommuneList.parse(await answer.json())
  expect(list.wilaya).toMatchObject({
    code: '59',
    name: 'أفلو',
    name_fr: 'Aflou',
    parent_code: '03',
  })
  expect(list.total).toBe(12)
  expect(list.items.length).toBe(12)
  expect(list.items.find(({ code }) => code === '0319')).toMatchObject({
    name: 'أفلو',
    name_fr: 'Aflou',
  })
  const names = list.items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ar')))
})

test('French is the language of who asks for none, and English writes communes as French does', async () => {
  for (const query of ['', '?lang=en']) {
    const answer = await app.request(`/api/v1/wilayas/16/communes${query}`)
    const list = CommuneList.parse(await answer.json())
    expect(list.wilaya.name).toBe(query ? 'Algiers' : 'Alger')
    expect(list.items.map(({ name }) => name)).toContain('Bab El Oued')
  }
})

test('a wilaya that does not exist is not found, and a code is two digits', async () => {
  expect((await app.request('/api/v1/wilayas/70/communes')).status).toBe(404)
  expect((await app.request('/api/v1/wilayas/00/communes')).status).toBe(404)
  expect((await app.request('/api/v1/wilayas/alger/communes')).status).toBe(422)
})

test('loading fills the tables once; a second start writes nothing', async () => {
  expect(await territory.loadTerritory()).toBe('loaded')
  expect(await territory.loadTerritory()).toBe('unchanged')

  expect(await count('wilayas')).toBe(69)
  expect(await count('communes')).toBe(1541)
})

test('tables that hold other data are brought up to date', async () => {
  await database.query(`
    update territory.loaded_data set checksum = 'of an older version';
    update territory.communes set wilaya_code = '03', former_names = '{Old}' where code = '0319'`)

  expect(await territory.loadTerritory()).toBe('loaded')

  const { rows } = await database.query(
    `select wilaya_code, former_names from territory.communes where code = '0319'`,
  )
  expect(rows).toEqual([{ wilaya_code: '59', former_names: [] }])
})

test('processes that start together load once', async () => {
  await database.query(`update territory.loaded_data set checksum = 'of an older version'`)

  const outcomes = await Promise.all(
    [1, 2, 3, 4].map(() => createTerritory({ db }).loadTerritory()),
  )

  expect(outcomes.toSorted()).toEqual(['loaded', 'unchanged', 'unchanged', 'unchanged'])
})

test('written places are recognised', () => {
  for (const written of ['16', 'alger', 'ALGIERS', 'الجزائر', '16 - Alger', '١٦'])
    expect(territory.recogniseWilaya(written)?.code).toBe('16')
  expect(territory.recogniseWilaya('Bechar')?.code).toBe('08')
  expect(territory.recogniseWilaya('Tipasa')?.code).toBe('42')
  expect(territory.recogniseWilaya('Paris')).toBeNull()
  expect(territory.recogniseCommune('49', '0109')?.fr).toBe('Timimoun')
  expect(territory.recogniseCommune('16', 'bab el-oued')?.wilaya).toBe('16')
  expect(territory.recogniseCommune('31', 'bab el-oued')).toBeNull()
})

test('every wilaya and commune is recognised by what we ourselves write', () => {
  for (const wilaya of territory.listWilayas()) {
    for (const name of [wilaya.code, wilaya.fr, wilaya.ar, wilaya.en, ...wilaya.former])
      expect(territory.recogniseWilaya(name)).toBe(wilaya)
    for (const commune of territory.listCommunes(wilaya.code)) {
      expect(territory.findCommune(commune.code)).toBe(commune)
      for (const name of [commune.code, commune.fr, commune.ar])
        expect(territory.recogniseCommune(wilaya.code, name), `${wilaya.code} ${name}`).toBe(
          commune,
        )
    }
  }
})
