import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { centimes } from '#kernel/money.ts'
import { inTransaction } from '#platform/database/index.ts'
import { ok } from '#kernel/result.ts'
import { invalidate } from '#platform/http/cache.ts'
import { testDatabase } from '#tests/support/database.ts'
import { PublicSettingsView, SettingsHistoryView, SettingsView } from './contract.ts'
import { createAudit } from '#capabilities/audit/index.ts'
import { createSettings } from './index.ts'

const { db, listen, database: sql } = await testDatabase({ capabilities: ['audit', 'settings'] })
const nadia = '01890000-0000-7000-8000-000000000001'
const errors: Error[] = []
const adminEmails: string[] = []

async function process(environment: Record<string, string> = {}) {
  const settings = createSettings({
    db,
    audit: createAudit({ db, clock: { now: () => new Date() } }),
    listen,
    nameOf: async () => 'Nadia Haddad',
    notifyAdmins: async (_, about) =>
      void adminEmails.push(...LANGUAGES.map((language) => about(language))),
    environment,
    invalidate,
    clock: { now: () => new Date() },
    siteUrl: 'http://127.0.0.1:3105',
    onError: (error) => errors.push(error),
  })
  await settings.start()
  const app = new Hono<{ Variables: { userId: string } }>()
    .use(async (c, next) => {
      c.set('userId', nadia)
      return next()
    })
    .route('/', settings.storefrontRoutes)
    .route('/admin', settings.adminRoutes)
  const put = async (fields: object) =>
    app.request('/admin/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify(fields),
    })
  return { settings, app, put }
}
const first = await process()
const second = await process()

test('[ASET-3] the 21 fields have the defaults of the specification, the social links none', async () => {
  const view = SettingsView.parse(await (await first.app.request('/admin/settings')).json())
  expect(Object.keys(view)).toHaveLength(42)
  expect(view).toMatchObject({
    siteUrl: 'http://127.0.0.1:3105',
    defaultCommissionRate: 5,
    taxRate: 19,
    defaultShippingFee: 300,
    currency: 'DZD',
    enableRegistration: true,
    enableVendorRegistration: true,
    requireEmailVerification: true,
    requireSecondFactor: false,
    enableReviews: true,
    enableWishlist: true,
    enableComparison: true,
    allowGuestCheckout: true,
    maintenanceMode: false,
    locked: { siteUrl: 'SITE_URL' },
  })
})

test('a change is in force at once here, and at the commit in every process', async () => {
  const notices: string[] = []
  const stop = await listen('cache', (payload) => notices.push(payload))
  const answer = await first.put({ defaultCommissionRate: 7.5, defaultShippingFee: 450.5 })

  expect(answer.status).toBe(200)
  expect(first.settings.current()).toMatchObject({
    defaultCommissionRate: 750,
    defaultShippingFee: centimes(45_050),
  })
  await expect.poll(() => second.settings.current().defaultShippingFee).toBe(45_050)
  await expect.poll(() => notices).toEqual(['settings'])
  await stop()
  const shown = await (await second.app.request('/settings/public')).json()
  expect(PublicSettingsView.parse(shown).defaultShippingFee).toBe(450.5)
  expect(shown).not.toHaveProperty('defaultCommissionRate')
})

test('an operator offers a language in every process, and only one that is registered', async () => {
  expect(first.settings.languages()).toEqual(LANGUAGES)
  expect((await first.put({ optionalLanguages: 'de' })).status).toBe(422)
  expect((await first.put({ optionalLanguages: 'zgh' })).status).toBe(200)
  await expect.poll(() => second.settings.languages()).toEqual([...LANGUAGES, 'zgh'])
  const page = await (await first.app.request('/admin/settings/history?limit=1')).json()
  expect(SettingsHistoryView.parse(page).items).toMatchObject([
    { name: 'optionalLanguages', before: '', after: 'zgh' },
  ])
  expect((await first.put({ optionalLanguages: '' })).status).toBe(200)
  await expect.poll(() => second.settings.languages()).toEqual(LANGUAGES)
})

test('admins are informed of guards that changed, in their language, and of nothing else', async () => {
  adminEmails.length = 0
  await first.put({ siteDescription: 'Un souk', taxRate: 18 })
  expect(adminEmails).toEqual([])
  await first.put({ refundWithoutManager: 9000, requireSecondFactor: true, maintenanceMode: false })
  expect(adminEmails.map((text) => text.replace(/\s/g, ' '))).toEqual([
    'Remboursement sans gérant : 5 000 DZD → 9 000 DZD; Second facteur obligatoire : désactivé → activé (Nadia Haddad)',
    'Refund without a manager: 5,000 DZD → 9,000 DZD; Second factor required: off → on (Nadia Haddad)',
    expect.stringMatching(
      /^استرداد من غير قرار المسيّر: .* → .*; عامل التحقق الثاني إلزامي: معطّل → مفعّل \(Nadia Haddad\)$/,
    ),
  ])
})

test('history says who changed what, from what, to what', async () => {
  await first.put({ siteName: 'Souk', companyPhone: '+213 21 00 00 00' })
  const page = await (await first.app.request('/admin/settings/history?limit=2')).json()
  const { items, next } = SettingsHistoryView.parse(page)
  expect(items.map(({ name }) => name).toSorted()).toEqual(['companyPhone', 'siteName'])
  expect(items.find(({ name }) => name === 'siteName')).toMatchObject({
    before: 'Yova',
    after: 'Souk',
    changed_by: nadia,
  })
  const rest = await first.app.request(`/admin/settings/history?cursor=${next}`)
  const older = SettingsHistoryView.parse(await rest.json())
  expect(older.items).toContainEqual(
    expect.objectContaining({ name: 'defaultShippingFee', before: 300, after: 450.5 }),
  )
})

test('saving what is already so leaves no trace', async () => {
  const count = async () => (await sql.query('select 1 from settings.history')).rowCount
  const before = await count()
  const { locked: _locked, ...form } = (await (
    await first.app.request('/admin/settings')
  ).json()) as SettingsView
  expect((await first.put(form)).status).toBe(200)
  expect(await count()).toBe(before)
})

test('what cannot be meant is refused field by field, and nothing is saved', async () => {
  const answer = await first.put({
    taxRate: 120,
    defaultShippingFee: 1.005,
    contactEmail: 'nobody',
    currency: 'EUR',
    siteName: 'Half',
    colour: 'red',
  })
  expect(answer.status).toBe(422)
  const { errors: issues } = (await answer.json()) as { errors: { path: string }[] }
  expect(issues.map(({ path }) => path).toSorted()).toEqual(
    ['colour', 'contactEmail', 'currency', 'defaultShippingFee', 'taxRate'].toSorted(),
  )
  expect(first.settings.current().siteName).toBe('Souk')
})

test('the address that links of mails lead to is never a saved value', async () => {
  await sql.query(
    `insert into settings.values (name, value, changed_at)
     values ('siteUrl', '"http://evil.example"', now())`,
  )
  expect((await first.settings.getEffective(db)).siteUrl).toBe('http://127.0.0.1:3105')
  const answer = await first.put({ siteUrl: 'http://evil.example' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'setting_locked', name: 'siteUrl' })
})

test('a field that the environment decides is shown locked and stays so', async () => {
  const fixed = await process({ GOTRUE_DISABLE_SIGNUP: 'true' })
  const view = SettingsView.parse(await (await fixed.app.request('/admin/settings')).json())
  expect(view).toMatchObject({
    enableRegistration: false,
    locked: { enableRegistration: 'GOTRUE_DISABLE_SIGNUP' },
  })

  const answer = await fixed.put({ enableRegistration: true, siteName: 'Other' })

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'setting_locked',
    detail: "Ce réglage est fixé par l'environnement du serveur (GOTRUE_DISABLE_SIGNUP).",
  })
  expect((await first.settings.getEffective(db)).siteName).toBe('Souk')
})

test('ten administrators at once leave a history without gaps', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Souk ${index}`)
  await Promise.all(names.map((siteName) => first.put({ siteName })))
  const { rows } = await sql.query<{ before: string; after: string }>(
    "select before, after from settings.history where name = 'siteName' and after <> '\"Souk\"'",
  )
  const afters = new Map(rows.map(({ before, after }) => [before, after]))
  let time = 'Souk'
  for (let step = 0; step < rows.length; step += 1) time = afters.get(time) ?? 'a gap'
  expect(rows).toHaveLength(10)
  expect(time).toBe((await first.settings.getEffective(db)).siteName)
})

test('inside a transaction the settings are read, not remembered', async () => {
  await sql.query(`update settings.values set value = '"Directly"' where name = 'siteName'`)
  const read = await inTransaction(db, async (tx) => ok(await first.settings.getEffective(tx)))
  expect(read.ok && read.value.siteName).toBe('Directly')
  expect(first.settings.current().siteName).not.toBe('Directly')
  expect(errors).toEqual([])
})

test('a setting that another changed meanwhile is not written over; his other settings are no matter', async () => {
  await first.put({ companyPhone: '021 11 11 11', taxRate: 9 })
  const known = { companyPhone: '+213 21 00 00 00' }
  const late = await second.put({ companyPhone: '021 22 22 22', known })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'setting_version_conflict',
    name: 'companyPhone',
    detail: expect.stringMatching(/^Nadia Haddad a changé ce réglage entre-temps, le \d/) as string,
    changed_at: expect.any(String) as string,
  })
  expect((await second.put({ taxRate: 9, known: { taxRate: 19 } })).status).toBe(200)
  expect(
    (await second.put({ companyAddress: 'Alger', known: { companyAddress: '' } })).status,
  ).toBe(200)
})
