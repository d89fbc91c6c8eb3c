import { expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { AccountProfileView, AddressesView, AddressView, SessionsView } from '../contract.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const accounts = await testAccounts(database)
const { account, app, identity, guards, PASSWORD } = accounts
app.route(
  '/api/v1/account',
  routes()
    .use('*', guards.customer as never)
    .route('/', identity.accountRoutes as never) as never,
)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function signIn(email: string, userAgent = FIREFOX): Promise<string> {
  const answer = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function call(token: string | null, method: string, path: string, body?: object) {
  const answer = await app.request(`/api/v1/account${path}`, {
    method,
    headers: {
      'accept-language': 'fr',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}

let people = 0
async function person() {
  people += 1
  const email = `person-${people}@example.dz`
  const { userId } = await account(email)
  const token = await signIn(email)
  const as = (method: string, path: string, body?: object) => call(token, method, path, body)
  return { userId, email, token, as }
}

const HOME = {
  label: 'Maison',
  first_name: 'Amel',
  last_name: 'Saïdi',
  phone: '0550 12 34 56',
  address: '12 rue Larbi Ben M’hidi',
  city: 'Oran',
  wilaya: '31',
}
const addressesOf = async (run: Awaited<ReturnType<typeof person>>) =>
  AddressesView.parse((await run.as('GET', '/addresses')).body).items
const errorsOf = ({ body }: { body: { errors?: { path: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ path, code }) => `${path}: ${code}`)

test('[ACC-1] a profile is read and saved whole; the phone is kept as it is dialled', async () => {
  const amel = await person()
  const before = AccountProfileView.parse((await amel.as('GET', '/profile')).body)
  expect(before).toMatchObject({
    email: amel.email,
    first_name: 'Amel',
    role: 'customer',
    has_password: true,
  })

  const saved = await amel.as('PUT', '/profile', {
    first_name: ' Amel ',
    last_name: 'Bensaïd',
    phone: '٠٥٥٠ ١٢ ٣٤ ٥٦',
    address: 'Cité des 200 logements',
    city: 'Bir El Djir',
    wilaya: '31',
  })

  expect(saved.status).toBe(200)
  expect(AccountProfileView.parse((await amel.as('GET', '/profile')).body)).toMatchObject({
    first_name: 'Amel',
    last_name: 'Bensaïd',
    phone: '+213550123456',
    city: 'Bir El Djir',
    wilaya: '31',
    email: amel.email,
  })
  await amel.as('PUT', '/profile', { first_name: '' })
  const emptied = await amel.as('GET', '/profile')
  expect(emptied.body).toMatchObject({ first_name: null, wilaya: null, phone: null })
})

test('[ACC-1] the account is greeted by the names of the profile, wherever its owner signs in', async () => {
  const amel = await person()
  const describe = async () => {
    const { rows } = await database.database.query<{ user_metadata: object }>(
      'select user_metadata from identity.users where id = $1',
      [amel.userId],
    )
    return rows[0]?.user_metadata
  }
  await amel.as('PUT', '/profile', { first_name: 'Amélie', last_name: 'Bensaïd' })
  expect(await describe()).toMatchObject({
    first_name: 'Amélie',
    last_name: 'Bensaïd',
    email: amel.email,
  })
  await amel.as('PUT', '/profile', { first_name: '' })
  expect(await describe()).not.toHaveProperty('first_name')
})

test('[ACC-1] what is wrong in a profile comes back field by field; an e-mail is not changed here', async () => {
  const amel = await person()
  const wrong = await amel.as('PUT', '/profile', {
    first_name: 'x'.repeat(81),
    phone: '12',
    address: 'x'.repeat(301),
    wilaya: '70',
    role: 'admin',
    email: 'other@example.dz',
  })
  expect(wrong.status).toBe(422)
  expect(errorsOf(wrong).toSorted()).toEqual([
    'address: text_too_long',
    'email: unknown_field',
    'first_name: text_too_long',
    'phone: phone_invalid',
    'role: unknown_field',
    'wilaya: wilaya_unknown',
  ])
  expect((await amel.as('GET', '/profile')).body).toMatchObject({ email: amel.email })
})

test('[ACC-4] the first address is offered first; another can be chosen; removing one passes it on', async () => {
  const amel = await person()
  const first = AddressView.parse((await amel.as('POST', '/addresses', HOME)).body)
  expect(first).toMatchObject({ is_default: true, phone: '+213550123456' })
  const second = AddressView.parse(
    (await amel.as('POST', '/addresses', { ...HOME, label: 'Travail' })).body,
  )
  expect(second.is_default).toBe(false)

  await amel.as('PUT', `/addresses/${second.id}`, { ...HOME, label: 'Bureau', is_default: true })
  expect((await addressesOf(amel)).map((address) => [address.label, address.is_default])).toEqual([
    ['Bureau', true],
    ['Maison', false],
  ])
  // One address must be the default, so the flag cannot be removed, only moved.
  await amel.as('PUT', `/addresses/${second.id}`, { ...HOME, label: 'Bureau', is_default: false })
  expect((await addressesOf(amel))[0]).toMatchObject({ label: 'Bureau', is_default: true })

  expect((await amel.as('DELETE', `/addresses/${second.id}`)).status).toBe(204)
  expect((await addressesOf(amel)).map((address) => [address.label, address.is_default])).toEqual([
    ['Maison', true],
  ])
})

test('[ACC-4] another person’s address is not there: neither read, changed nor removed', async () => {
  const [amel, brahim] = [await person(), await person()]
  const { id } = AddressView.parse((await amel.as('POST', '/addresses', HOME)).body)

  expect((await brahim.as('PUT', `/addresses/${id}`, { ...HOME, city: 'Taken' })).status).toBe(404)
  expect((await brahim.as('DELETE', `/addresses/${id}`)).status).toBe(404)
  expect((await brahim.as('DELETE', '/addresses/not-an-id')).status).toBe(422)
  expect(await addressesOf(brahim)).toEqual([])
  expect((await addressesOf(amel))[0]).toMatchObject({ id, city: 'Oran' })
})

test('[ACC-4] an address says what is missing, too long or unknown', async () => {
  const amel = await person()
  const empty = await amel.as('POST', '/addresses', {})
  expect(errorsOf(empty).toSorted()).toEqual([
    'address: address_required',
    'city: city_required',
    'first_name: first_name_required',
    'last_name: last_name_required',
    'phone: phone_required',
    'wilaya: wilaya_required',
  ])
  for (const wilaya of ['00', '70', '16 ', 'Oran', "1'"]) {
    const answer = await amel.as('POST', '/addresses', { ...HOME, wilaya })
    const expected = wilaya === '16 ' ? 201 : 422 // surrounding spaces are trimmed
    expect([wilaya, answer.status]).toEqual([wilaya, expected])
  }
  const long = await amel.as('POST', '/addresses', { ...HOME, address: 'x'.repeat(301) })
  expect(errorsOf(long)).toEqual(['address: text_too_long'])
})

test('[ACC-4] twenty addresses are enough, however many are sent at once; one stays first', async () => {
  const amel = await person()
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => amel.as('POST', '/addresses', { ...HOME, is_default: true })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  const stored = await addressesOf(amel)
  expect(stored.filter((item) => item.is_default)).toHaveLength(1)
})

test('[ACC-3] sign-ins are listed with their device, the present one marked; one can be ended', async () => {
  const amel = await person()
  const phone = await signIn(amel.email, ANDROID)
  const sessions = SessionsView.parse((await amel.as('GET', '/sessions')).body).items
  expect(sessions).toHaveLength(2)
  expect(
    sessions.map((session) => [
      session.device,
      session.browser,
      session.system,
      session.is_current,
    ]),
  ).toEqual([
    ['phone', 'Chrome', 'Android', false],
    ['computer', 'Firefox', 'Windows', true],
  ])

  expect((await amel.as('DELETE', `/sessions/${sessions[0]!.id}`)).status).toBe(204)

  expect((await call(phone, 'GET', '/profile')).status).toBe(401)
  expect((await amel.as('GET', '/profile')).status).toBe(200)
  expect((await amel.as('DELETE', `/sessions/${sessions[0]!.id}`)).status).toBe(404)
})

test('[ACC-3] all others are ended at once; another person’s sign-in is not there', async () => {
  const [amel, brahim] = [await person(), await person()]
  const elsewhere = [await signIn(amel.email), await signIn(amel.email, ANDROID)]
  const { items } = SessionsView.parse((await brahim.as('GET', '/sessions')).body)
  expect((await amel.as('DELETE', `/sessions/${items[0]!.id}`)).status).toBe(404)

  expect((await amel.as('DELETE', '/sessions/others')).status).toBe(204)

  for (const token of elsewhere) expect((await call(token, 'GET', '/profile')).status).toBe(401)
  expect((await amel.as('GET', '/profile')).status).toBe(200)
  expect((await brahim.as('GET', '/profile')).status).toBe(200)
})

test('[ACC-4] the language of mails is kept; only ours are taken', async () => {
  const amel = await person()
  expect((await amel.as('GET', '/language')).body).toEqual({ language: 'fr' })
  expect((await amel.as('PUT', '/language', { language: 'ar' })).status).toBe(200)
  expect((await amel.as('GET', '/language')).body).toEqual({ language: 'ar' })
  expect((await amel.as('PUT', '/language', { language: '<script>' })).status).toBe(422)
})

test.each([
  ['GET', '/profile'],
  ['PUT', '/profile'],
  ['GET', '/addresses'],
  ['POST', '/addresses'],
  ['GET', '/sessions'],
  ['DELETE', '/sessions/others'],
  ['PUT', '/language'],
])('%s %s turns a visitor away', async (method, path) => {
  expect((await call(null, method, path)).status).toBe(401)
  expect((await call('not.a.token', method, path)).status).toBe(401)
})
