import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'
import { unzip } from '#tests/support/zip.ts'

const database = await testDatabase()
const { sql, admin, request, emailsTo, account, signIn, tokens, everywhere } =
  await privacyFixture(database)

async function query(email: string, kind = 'access', token: string | null = null) {
  const filed = await request(token, 'POST', '/data-requests', {
    kind,
    name: 'Amina Benali',
    email,
    message: 'Que gardez-vous de moi ?',
  })
  expect(filed.status).toBe(201)
  const { number } = filed.body as { number: string }
  const [row] = await sql('select id from privacy.data_requests where number = $1', [number])
  return { number, id: String(row?.['id']) }
}
const verify = (id: string, code: string) =>
  admin('POST', `/requests/${id}/verification`, { how: 'mail_code', code })

test('[LEGAL-2] a request is heard, proven by a mailed code, taken in hand, answered with a file, and told', async () => {
  const email = 'amina@example.dz'
  const { id, number } = await query(email)
  const [received] = await emailsTo(email)
  expect(received?.subject).toBe(`Nous avons reçu votre demande ${number}`)

  const list = await admin('GET', '/requests?state=open&limit=100')
  expect((list.body as { items: object[] }).items).toContainEqual(
    expect.objectContaining({ id, number, state: 'received', days_left: 10 }),
  )
  const early = await admin('POST', `/requests/${id}/answer`, { answer: 'Voici.' })
  expect([early.status, early.body]).toMatchObject([409, { code: 'request_not_verified' }])
  const unsent = await verify(id, '1')
  expect(unsent.body).toMatchObject({ code: 'code_not_sent' })

  expect((await admin('POST', `/requests/${id}/code`)).status).toBe(200)
  const texts = (await emailsTo(email, 2)).map(({ text }) => text).join('\n')
  const code = /^\d{6}$/m.exec(texts)?.[0] ?? ''
  const other = code === '000000' ? '000001' : '000000'
  const wrong = await verify(id, other)
  expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'code_wrong' }])
  const right = await verify(id, code)
  expect(right.body).toMatchObject({ state: 'verified', verified_how: 'mail_code' })
  expect((await admin('POST', `/requests/${id}/start`)).body).toMatchObject({
    state: 'in_progress',
    handler: expect.any(String),
  })

  // Sent emails leave the queue, so a trigger copies each job as it is inserted.
  await sql(`create table public.waited (payload jsonb);
    create function public.copy_job() returns trigger language plpgsql as
      'begin insert into public.waited values (to_jsonb(new)); return null; end';
    create trigger copy_job after insert on platform.jobs for each row execute function public.copy_job()`)
  const answered = await admin('POST', `/requests/${id}/answer`, {
    answer: 'Voici tout ce que nous gardons.',
    with_file: true,
  })
  expect(answered.body).toMatchObject({ state: 'answered', days_left: null })
  const emails = await emailsTo(email, 3)
  const mail = emails.find(({ subject }) => subject === `Réponse à votre demande ${number}`)
  expect(mail?.text).toContain('Voici tout ce que nous gardons.')
  const link = /\/api\/v1(\/data-exports\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const key = link.slice('/data-exports/'.length)
  expect(await everywhere([key], ['platform.dev_emails'])).toEqual([])
  const file = await request(null, 'GET', link)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const zip = await unzip(file.bytes)
  expect(Object.keys(zip)).toEqual(['data.json', 'data.html'])
  expect(JSON.parse(zip['data.json'] ?? '')).toMatchObject({
    privacy: { data_requests: [{ number, email }] },
    returns: { returns: [] },
    fulfillment: { shipments: [] },
    documents: { invoices: [] },
    confirmation: { calls: [] },
    orders: { purchases: [], payments: [] },
  })
  expect(zip['data.html']).toContain('Vos données personnelles')
  expect(
    await sql(
      `select from privacy.exports where storage_key like 'exports/%' and download_count = 1`,
    ),
  ).toHaveLength(1)

  await sql(`update privacy.exports set created_at = now() - interval '9 days',
    expires_at = now() - interval '1 day'`)
  expect((await request(null, 'GET', link)).body).toMatchObject({ code: 'export_expired' })
  const over = await admin('POST', `/requests/${id}/refusal`, { reason: 'abusive', note: 'non' })
  expect(over.body).toMatchObject({ code: 'request_closed' })
})

test('[LEGAL-2] a wrong code wears out, and what is refused says why and where to complain', async () => {
  const { id } = await query('brahim@example.dz', 'objection')
  await admin('POST', `/requests/${id}/code`)
  await sql(`update privacy.data_requests set code_attempts = 5 where id = $1`, [id])
  const worn = await verify(id, '123456')
  expect(worn.body).toMatchObject({ code: 'too_many_attempts' })
  const silent = await admin('POST', `/requests/${id}/refusal`, { reason: 'abusive', note: ' ' })
  expect([silent.status, silent.body]).toMatchObject([422, { errors: [{ path: 'note' }] }])
  const refused = await admin('POST', `/requests/${id}/refusal`, {
    reason: 'not_identified',
    note: 'Aucune réponse au code.',
  })
  expect(refused.body).toMatchObject({ state: 'refused', refuse_reason: 'not_identified' })
  // The confirmation is sent by an event, so the order of the emails varies.
  const emails = await emailsTo('brahim@example.dz', 3)
  const text = emails.find(({ subject }) => subject.endsWith('est refusée'))?.text
  expect(text).toContain('plaintes.anpdp.dz')
  expect(text).toContain('Aucune réponse au code.')
})

test('[LEGAL-2] who is signed in with that very address is known at once; with another, not', async () => {
  await account('dalila@example.dz')
  const token = await signIn('dalila@example.dz')
  const own = await query('dalila@example.dz', 'access', token)
  expect((await admin('GET', `/requests/${own.id}`)).body).toMatchObject({
    state: 'verified',
    verified_how: 'signed_in',
  })
  const others = await query('somebody@example.dz', 'access', token)
  expect((await admin('GET', `/requests/${others.id}`)).body).toMatchObject({ state: 'received' })
})

test('[LEGAL-2] late requests stand first, are counted, and leave their history and the log', async () => {
  const { id } = await query('late@example.dz')
  await sql(`alter table privacy.data_requests disable trigger data_requests_keep_their_deadline`)
  await sql(
    `update privacy.data_requests set received_on = received_on - 12, due_on = due_on - 12 where id = $1`,
    [id],
  )
  await sql(`alter table privacy.data_requests enable trigger data_requests_keep_their_deadline`)
  const { body } = await admin('GET', '/requests?state=late')
  expect(body).toMatchObject({ items: [{ id, days_left: -2 }], total: 1, late: 1 })
  const seen = { how: 'papers', note: 'Carte vue au guichet' }
  await admin('POST', `/requests/${id}/verification`, seen)
  await admin('POST', `/requests/${id}/withdrawal`, { note: 'La personne a renoncé' })
  const { body: detail } = await admin('GET', `/requests/${id}`)
  expect((detail as { history: object[] }).history).toMatchObject([
    { to_state: 'received', role: 'person' },
    { to_state: 'verified', reason: 'Carte vue au guichet', role: 'admin' },
    { to_state: 'withdrawn', reason: 'La personne a renoncé' },
  ])
  const acts = await sql(
    `select action from audit.entries where subject_type = 'data_request' and subject_id = $1 order by id`,
    [id],
  )
  expect(acts).toEqual([
    { action: 'privacy.request_verified' },
    { action: 'privacy.request_withdrawn' },
  ])
})

test('[LEGAL-3] who looked at whose data is written down, found again, and never changed', async () => {
  const { userId } = await account('looked.at@example.dz')
  const { id } = await query('looked.at@example.dz')
  await admin('GET', `/requests/${id}`, undefined, 'lyna')
  await admin('GET', `/people?search=looked.at@example.dz`, undefined, 'lyna')
  await request(tokens.lyna, 'GET', '/admin/users?limit=5')

  const rows = await sql(
    `select route, kind, subjects from privacy.access_log
     where actor_id = (select id from identity.users where email = 'lyna@yova.example') order by id`,
  )
  expect(rows).toEqual([
    { route: 'GET /api/v1/admin/privacy/requests/:id', kind: 'request', subjects: [id] },
    { route: 'GET /api/v1/admin/privacy/people', kind: 'person', subjects: [userId] },
    { route: 'GET /api/v1/admin/users', kind: 'user', subjects: expect.any(Array) },
  ])
  const found = await admin('GET', '/accesses?search=looked.at@example.dz')
  const { items } = found.body as { items: { kind: string }[] }
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['request', 'person', 'user']))
  expect((await admin('GET', '/accesses?kind=cart')).body).toMatchObject({ items: [], total: 0 })
  await sql(`with left_cart as (insert into cart.abandoned_carts (id, session_id, customer_phone, language, cart_items,
      subtotal_centimes, shipping_address, last_updated)
    values (gen_random_uuid(), gen_random_uuid(), '+213550123456', 'fr', '[]', 0, '{}', now()) returning id)
    insert into privacy.access_log (id, created_at, actor_id, route, kind, subjects)
    select gen_random_uuid(), now(), gen_random_uuid(), 'GET /api/v1/admin/abandoned-carts', 'cart', array[id::text]
    from left_cart`)
  expect((await admin('GET', '/accesses?kind=cart')).body).toMatchObject({
    items: [{ actor: null, subjects: [{ name: '+213550123456' }] }],
  })
  await expect(sql(`delete from privacy.access_log`)).rejects.toThrow(/keeps its rows/)
  await expect(sql(`update privacy.access_log set subjects = '{}'`)).rejects.toThrow(
    /keeps its rows/,
  )
})

test('[LEGAL-3] the register says what is done in three languages, keeps what it said, and prints', async () => {
  const { body } = await admin('GET', '/register')
  const { entries } = body as { entries: { code: string; version: number; texts: never }[] }
  expect(entries.length).toBeGreaterThan(10)
  const carts = entries.find(({ code }) => code === 'carts')!
  const entry = {
    legal_basis: 'consent',
    texts: carts.texts,
    is_transferred_abroad: false,
    authority_receipt: 'ANPDP-2026-118',
    declared_on: null,
  }
  const half = await admin('PUT', '/register/carts', entry)
  expect([half.status, half.body]).toMatchObject([422, { errors: [{ path: 'declared_on' }] }])
  const saved = await admin('PUT', '/register/carts', { ...entry, declared_on: '2026-11-20' })
  expect((saved.body as { entries: object[] }).entries).toContainEqual(
    expect.objectContaining({ code: 'carts', version: 2, legal_basis: 'consent' }),
  )
  const { body: versions } = await admin('GET', '/register/carts/versions')
  expect((versions as { items: object[] }).items).toMatchObject([
    { version: 2, authority_receipt: 'ANPDP-2026-118' },
    { version: 1, authority_receipt: null },
  ])
  const page = await request(tokens.amine, 'GET', '/admin/privacy/register.html', undefined, 'ar')
  expect(page.bytes.toString()).toContain('dir="rtl"')
  expect(page.bytes.toString()).toContain('السلال أثناء الطلب')
  const file = await admin('GET', '/register.csv')
  expect(file.bytes.toString()).toContain('Paniers en cours de commande')

  const short = await admin('PUT', '/retention/documents/invoices', { keep_days: 30 })
  expect([short.status, short.body]).toMatchObject([409, { code: 'kept_by_law', least: 3653 }])
  expect((await admin('PUT', '/retention/cart/abandoned_carts', { keep_days: 60 })).status).toBe(
    204,
  )
  expect((await admin('PUT', '/retention/cart/nothing', { keep_days: 60 })).status).toBe(404)
})

test('[LEGAL-3] a leak has five days, is told, stopped and closed in that order, and prints', async () => {
  const details = {
    title: 'Fichier envoyé au mauvais destinataire',
    description: 'Une liste de commandes est partie à une autre boutique.',
    severity: 'medium',
    people: 'Acheteurs de la boutique',
    people_count: 42,
    data_categories: ['identity', 'contact'],
    consequences: '',
    measures: 'Le destinataire a confirmé la suppression.',
  }
  const discovered = new Date(Date.now() - 3_600_000)
  const future = await admin('POST', '/breaches', {
    ...details,
    discovered_at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  expect([future.status, future.body]).toMatchObject([
    409,
    { code: 'notification_date_out_of_range' },
  ])
  const opened = await admin('POST', '/breaches', {
    ...details,
    discovered_at: discovered.toISOString(),
  })
  expect(opened.status).toBe(201)
  const { id, authority_due_at: due } = opened.body as { id: string; authority_due_at: string }
  expect(new Date(due).getTime() - discovered.getTime()).toBe(5 * 86_400_000)
  const step = (name: string, more: object = {}) =>
    admin('POST', `/breaches/${id}/steps`, { step: name, note: 'Fait', ...more })

  expect((await step('closed')).body).toMatchObject({ code: 'authority_not_notified' })
  await expect(
    sql(`update privacy.breaches set state = 'closed', closed_at = now(), contained_at = now()`),
  ).rejects.toThrow(/check/)
  expect((await step('authority_told', { reference: 'V-118/2026' })).body).toMatchObject({
    authority_reference: 'V-118/2026',
    is_late: false,
  })
  expect((await step('authority_told')).body).toMatchObject({ code: 'breach_step_done' })
  expect((await step('closed')).body).toMatchObject({ code: 'breach_not_contained' })
  await step('contained')
  expect(
    (await admin('PUT', `/breaches/${id}`, { ...details, people_count: 44 })).body,
  ).toMatchObject({ people_count: 44 })
  expect((await step('closed')).body).toMatchObject({
    state: 'closed',
    history: [
      { to_state: 'open' },
      { to_state: 'authority_told' },
      { to_state: 'contained' },
      { to_state: 'changed' },
      { to_state: 'closed' },
    ],
  })
  expect((await admin('PUT', `/breaches/${id}`, details)).body).toMatchObject({
    code: 'breach_closed',
  })
  const report = await admin('GET', `/breaches/${id}/file`)
  expect(report.bytes.toString()).toContain('ANPDP prévenue le')
  expect(report.bytes.toString()).toContain('V-118/2026')
})
