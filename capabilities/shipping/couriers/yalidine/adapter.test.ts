import { beforeEach, expect, test } from 'vitest'
import { fromDinars } from '#kernel/money.ts'
import { seconds } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { yalidine, YALIDINE_ACCOUNT } from '#tests/fakes/yalidine-fixture.ts'
import type { ParcelToCreate } from '../courier.ts'
import { yalidineCourier } from './adapter.ts'
import { isCourierUrl } from './label.ts'
import { billableWeight } from './parcel.ts'
import { KNOWN_STATUSES, courierStatusOf } from './statuses.ts'

const partner = await yalidine()
const connect = yalidineCourier({ clock: systemClock, base: partner.url, patience: seconds(5) })
const courier = connect(YALIDINE_ACCOUNT)
beforeEach(() => partner.forget())

const parcel = (fields: Partial<ParcelToCreate> = {}): ParcelToCreate => ({
  reference: 'YOVA-1',
  fromWilaya: 'Tizi Ouzou',
  firstName: 'Meriem',
  lastName: 'Benali',
  phone: '+213550123456',
  address: '12 rue Larbi Ben M’hidi',
  wilaya: 'Oran',
  commune: 'Oran',
  pickupPoint: null,
  content: 'Tajine × 1',
  collect: fromDinars(5300),
  value: fromDinars(4800),
  grams: 2300,
  ...fields,
})

test('an account that is let in, one that is not, and a courier that does not answer', async () => {
  expect(await courier.check()).toBe(true)
  expect(await connect({ id: 'x', token: 'y' }).check()).toBe(false)
  partner.fail('GET /wilayas', 'server_error')
  await expect(courier.check()).rejects.toMatchObject({ kind: 'unavailable' })
  partner.fail('GET /wilayas', 'no_json')
  await expect(courier.check()).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a parcel is created as documented, and found again by our reference', async () => {
  const answers = await courier.create([
    parcel(),
    parcel({ reference: 'YOVA-2', commune: 'Paris' }),
  ])

  const created = answers.get('YOVA-1')
  expect(created).toMatchObject({ isCreated: true, tracking: expect.stringMatching(/^yal-/) })
  expect(answers.get('YOVA-2')).toEqual({
    isCreated: false,
    words: 'The commune Paris does not exist',
  })
  expect([...partner.parcels.values()]).toMatchObject([
    {
      order_id: 'YOVA-1',
      contact_phone: '0550123456',
      price: 5300,
      weight: 3,
      freeshipping: true,
      is_stopdesk: false,
    },
  ])
  expect(await courier.find('YOVA-1')).toMatchObject({ tracking: expect.any(String) })
  expect(await courier.find('YOVA-9')).toBeNull()
})

test('a lost answer is told as such; the parcel is there when it is asked for', async () => {
  partner.fail('POST /parcels', 'lost_answer')
  await expect(courier.create([parcel()])).rejects.toMatchObject({ kind: 'unavailable' })
  expect(partner.parcels.size).toBe(1)
  expect(await courier.find('YOVA-1')).not.toBeNull()
})

test('within a second it waits for its quota; a longer one is for a later try', async () => {
  for (let value = 0; value < 7; value += 1) expect(await courier.check()).toBe(true)

  const tight = await yalidine({ quotas: { minute: 2 } })
  const other = yalidineCourier({ clock: systemClock, base: tight.url })(YALIDINE_ACCOUNT)
  expect(await other.check()).toBe(true)
  expect(await other.check()).toBe(true)
  const refused = other.check()
  await expect(refused).rejects.toMatchObject({ kind: 'over_quota', until: expect.any(Date) })
  expect(tight.asked).toHaveLength(2)
})

test('too many at once: it waits as long as it is told, and asks again', async () => {
  partner.fail('POST /parcels', 'over_quota')
  const answers = await courier.create([parcel()])
  expect(answers.get('YOVA-1')).toMatchObject({ isCreated: true })
  expect(partner.asked.filter((value) => value === 'POST /parcels')).toHaveLength(2)
})

test('a parcel that was not fetched yet is taken back; its label is a PDF', async () => {
  const created = (await courier.create([parcel()])).get('YOVA-1')
  if (!created?.isCreated || !created.labelUrl) throw new Error('not created')
  const label = await courier.label(created.labelUrl)
  expect(Buffer.from(label.subarray(0, 5)).toString()).toBe('%PDF-')
  await expect(courier.label('http://127.0.0.1:9/steal')).rejects.toMatchObject({
    kind: 'unavailable',
  })

  partner.say(created.tracking, 'Expédié', '2026-11-20 10:00:00')
  expect(await courier.cancel(created.tracking)).toBe(false)
})

test('what it says of a parcel has the same id each time, and its time is that of Algiers', async () => {
  partner.say('yal-1', 'Tentative échouée', '2026-11-20 10:00:00', 'Client ne répond pas')
  const [first] = await courier.events(['yal-1'])
  const [again] = await courier.events(['yal-1'])
  expect(first).toMatchObject({
    at: new Date('2026-11-20T09:00:00Z'),
    move: { state: 'attempt_failed', reason: 'no_answer', note: null },
  })
  expect(again?.id).toBe(first?.id)
})

test('every status it documents is known; an unknown one moves nothing', () => {
  expect(KNOWN_STATUSES.length).toBeGreaterThanOrEqual(27)
  expect(courierStatusOf('livre', '')).toEqual({ state: 'delivered', reason: null, note: null })
  expect(courierStatusOf('Échec livraison', 'Client absent (échoué)')).toEqual({
    state: 'returning',
    reason: 'absent_failed',
    note: null,
  })
  expect(courierStatusOf('Tentative échouée', 'Route coupée')).toEqual({
    state: 'attempt_failed',
    reason: null,
    note: 'Route coupée',
  })
  expect(courierStatusOf('En préparation', '')).toBeNull()
  expect(courierStatusOf('Téléporté', '')).toBeNull()
})

test('only its own addresses are fetched; the heavier of scales and room is billed', () => {
  const base = 'https://api.yalidine.app/v1'
  expect(isCourierUrl('https://yalidine.app/app/bordereau.php?tracking=1', base)).toBe(true)
  expect(isCourierUrl('http://yalidine.app/app/bordereau.php', base)).toBe(false)
  expect(isCourierUrl('https://notyalidine.app/x', base)).toBe(false)
  expect(isCourierUrl('https://169.254.169.254/latest', base)).toBe(false)
  expect(billableWeight({ length: 30, width: 20, height: 10, weight: 6 })).toBe(6)
  expect(billableWeight({ length: 60, width: 50, height: 40, weight: 6 })).toBeCloseTo(24)
})
