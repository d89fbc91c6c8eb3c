import { expect, test } from 'vitest'
import { contentFixture, textOf as text } from '#tests/support/content-fixture.ts'
import { PageDocument, PagesList, PublicPage, RedirectsList } from './contract.ts'
import { BannersList, ActiveBanners } from './banners.contract.ts'

const { database, market, content, elsewhere, call, put, readAt, draft, publish, withdraw, acts } =
  await contentFixture()
const { clock, outbox } = market

test('the terms are written, published, and take the place of the built-in ones, language by language', async () => {
  const list = PagesList.parse((await call('/admin/content/pages')).body)
  expect(list.items.map(({ slug }) => slug)).toEqual(['terms', 'privacy', 'about', 'contact'])
  expect((await call('/pages/terms')).status).toBe(404)
  const before = PageDocument.parse((await call('/admin/content/pages/terms')).body)
  expect(before.built_in?.ar?.body).toContain('##')
  expect(content.termsVersion()).toBe('2026-01')

  const fr = { ...text('Nos règles', '## Qui\n\n{site} répond.'), description: 'Par {company}' }
  expect((await publish('pages/terms')).body).toMatchObject({ code: 'nothing_to_publish' })
  expect((await draft('pages/terms', { ar: text('قواعدنا', 'نص') })).status).toBe(200)
  expect((await publish('pages/terms')).body).toMatchObject({ code: 'french_missing' })
  await draft('pages/terms', { fr, ar: text('قواعدنا', 'نص') })
  expect((await call('/pages/terms')).status).toBe(404) // drafts are not public
  const after = PageDocument.parse((await publish('pages/terms')).body)
  expect(after.versions).toMatchObject([
    { version: 1, state: 'published', by: 'Amel Saïdi', texts: { fr, en: null } },
  ])

  const page = PublicPage.parse((await call('/pages/terms')).body)
  expect(page).toMatchObject({ title: 'Nos règles', contents: [{ id: 'part-1', title: 'Qui' }] })
  expect(page.html).toContain('\u2068Yova\u2069 répond.')
  expect((await call('/pages/terms', { language: 'ar' })).body).toMatchObject({ title: 'قواعدنا' })
  // Without a translation the site shows its built-in text.
  expect((await call('/pages/terms', { language: 'en' })).status).toBe(404)
  expect(await acts()).toEqual([
    { action: 'content.draft_saved', subject_id: 'terms' },
    { action: 'content.draft_saved', subject_id: 'terms' },
    { action: 'content.published', subject_id: 'terms' },
  ])
})

test('another version takes the place of the former, which is kept; withdrawn, the built-in words hold', async () => {
  for (const title of ['Une', 'Deux']) {
    await draft('pages/terms', { fr: text(title, 'Texte') })
    await publish('pages/terms')
  }
  const label = content.termsVersion()
  expect(label).toMatch(/^\d{4}-\d\d-\d\d\.2$/)
  await expect.poll(() => elsewhere.termsVersion()).toBe(label)
  await outbox.drain()
  const { rows } = await database.pool.query(
    `select purpose, version, in_force_on::text from privacy.consent_texts where purpose in ('terms', 'vendor_agreement')
     and version like '%.2' order by purpose`,
  )
  expect(rows).toEqual(
    ['terms', 'vendor_agreement'].map((purpose) => ({
      purpose,
      version: label,
      in_force_on: label.slice(0, 10),
    })),
  )

  const gone = await withdraw('pages/terms')
  const { versions } = PageDocument.parse(gone.body)
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'superseded'],
    [1, 'superseded'],
  ])
  expect((await call('/pages/terms')).status).toBe(404)
  expect(content.termsVersion()).toBe('2026-01')
})

test('a page of its own answers in French where it was not translated, and is told to search engines', async () => {
  const slug = 'livraison-au-sud'
  expect((await call('/admin/content/pages', { body: { slug: 'Éa' } })).body).toMatchObject({
    errors: [{ path: 'slug', code: 'slug_invalid' }],
  })
  expect((await call('/admin/content/pages', { body: { slug } })).status).toBe(201)
  for (const taken of [slug, 'terms'])
    expect((await call('/admin/content/pages', { body: { slug: taken } })).body).toMatchObject({
      code: 'page_taken',
    })
  expect(await content.publicPages('fr')).toEqual([])
  await draft(`pages/${slug}`, { fr: text('Livrer au Sud', 'Comptez **7 jours**.') })
  await publish(`pages/${slug}`)
  expect((await call(`/pages/${slug}`, { language: 'en' })).body).toMatchObject({
    title: 'Livrer au Sud',
    html: '<p>Comptez <strong>7 jours</strong>.</p>\n',
  })
  expect((await call('/pages')).body).toEqual({ items: [{ slug, title: 'Livrer au Sud' }] })
  expect((await draft('pages/nulle-part', { fr: text('A', 'B') })).status).toBe(404)
})

test('a name in braces that a page does not know is told where it stands, and nothing is kept', async () => {
  const { status, body } = await draft('pages/privacy', {
    fr: text('{nom}', 'Bien'),
    ar: text('Bien', 'Chez {societe}'),
  })
  expect(status).toBe(422)
  expect((body as { errors: object[] }).errors).toMatchObject([
    { path: 'texts.fr.title', code: 'unknown_variable' },
    { path: 'texts.ar.body', message: '{societe} n’est pas une variable d’ici.' },
  ])
  const half = await draft('pages/privacy', { fr: { title: 'Titre', body: ' ' } })
  expect(half.body).toMatchObject({ errors: [{ path: 'texts.fr.body', code: 'content_required' }] })
  expect(await acts()).toEqual([])
})

const banner = (fields: object = {}, fr: object = {}) => ({
  place: 'home_strip',
  is_active: true,
  starts_at: clock.now().toISOString(),
  texts: { fr: { title: 'Soldes', ...fr } },
  ...fields,
})
const shown = async (query = '', language = 'fr') =>
  ActiveBanners.parse((await call(`/banners${query}`, { language })).body).items.map(
    ({ title }) => title,
  )

test('a banner shows from its beginning to its end, in its wilaya, in French where it was not translated', async () => {
  const from = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
  const texts = { fr: { title: 'Ramadan' }, ar: { title: 'رمضان' } }
  await call('/admin/content/banners', { body: banner({ texts, ends_at: from(2), position: 1 }) })
  await call('/admin/content/banners', { body: banner({ wilaya: '31' }, { title: 'Oran' }) })
  await call('/admin/content/banners', { body: banner({ starts_at: from(1), position: 2 }) })
  await call('/admin/content/banners', { body: banner({ is_active: false }) })
  const states = BannersList.parse((await call('/admin/content/banners')).body).items
  expect(states.map(({ state }) => state).toSorted()).toEqual(['off', 'planned', 'shown', 'shown'])
  expect(await shown()).toEqual(['Ramadan'])
  expect(await shown('?wilaya=31', 'ar')).toEqual(['Oran', 'رمضان'])
  clock.advance(3_600_000 as never)
  expect(await shown()).toEqual(['Ramadan', 'Soldes'])
  clock.advance(3_600_000 as never)
  expect(await shown()).toEqual(['Soldes'])
})

test('a banner is changed, switched off and deleted, each in the log; what is wrong is named', async () => {
  const wrong = banner(
    { path: '//ailleurs.example', ends_at: '2020-01-01T00:00:00Z' },
    { title: ' ', picture: 'x.webp' },
  )
  const { body } = await call('/admin/content/banners', { body: wrong })
  expect((body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['path', 'texts.fr.title']),
  )
  const unknown = banner({}, { picture: 'rien.webp', alt: 'Rien' })
  expect((await call('/admin/content/banners', { body: unknown })).body).toMatchObject({
    code: 'image_unknown',
  })
  const made = BannersList.parse((await call('/admin/content/banners', { body: banner() })).body)
  const path = `/admin/content/banners/${made.items[0]?.id}`
  await put(`${path}?revision=0`, banner({ is_active: false }))
  expect(await shown()).toEqual([])
  expect(BannersList.parse((await call(path, { method: 'DELETE' })).body).items).toEqual([])
  expect((await call(path, { method: 'DELETE' })).status).toBe(404)
  expect((await acts()).map(({ action }) => action)).toEqual([
    'content.banner_created',
    'content.banner_switched_off',
    'content.banner_deleted',
  ])
})

test('a former address leads on, in every process, and never in a circle', async () => {
  const save = (from: string, to: string) => put('/admin/content/redirects', { from, to })
  await save('/boutique/', '/products')
  await save('/b', '/c')
  expect((await save('/c', '/b')).body).toMatchObject({ code: 'redirect_loop' })
  expect((await save('x', 'https://ailleurs.example')).body).toMatchObject({
    errors: [{ path: 'from' }, { path: 'to' }],
  })
  // What a browser would read as the address of another site.
  for (const to of ['/.//evil.example', '/a/..//evil.example', '/%2e//evil.example', '/./\\evil'])
    expect((await save('/d', to)).body).toMatchObject({ errors: [{ path: 'to' }] })
  // Where links with secrets arrive, and where programs call.
  for (const from of ['/callback', '/auth/neu', '/AUTH/x', '/%61uth/x', '/a/../api/v1', '/api'])
    expect((await save(from, '/products')).body).toMatchObject({
      errors: [{ path: 'from', code: 'path_reserved' }],
    })
  await save('/authors', '/vendors')
  await call('/admin/content/redirects?from=/authors', { method: 'DELETE' })
  const { items } = RedirectsList.parse((await call('/admin/content/redirects')).body)
  expect(items.map(({ from, to }) => [from, to])).toEqual([
    ['/b', '/c'],
    ['/boutique', '/products'],
  ])
  const leads = { to: '/products', status: 301 }
  expect(content.redirectOf('/boutique/')).toEqual(leads)
  await expect.poll(() => elsewhere.redirectOf('/boutique')).toEqual(leads)
  await call('/admin/content/redirects?from=/boutique', { method: 'DELETE' })
  expect(content.redirectOf('/boutique')).toBeNull()
})

test('two people write the same words: whoever comes second is told who was first, and writes over nobody', async () => {
  const id = 'pages/about'
  const save = (revision: number, title: string) =>
    put(`/admin/content/${id}/draft?revision=${revision}`, { texts: { fr: text(title, 'Texte') } })
  const read = await readAt(id)
  expect((await save(read, 'De Nadia')).status).toBe(200)
  const late = await save(read, 'D’un autre')
  expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
  expect((late.body as { detail: string }).detail).toMatch(/^Amel Saïdi a enregistré .* le \d/)
  // A stale revision can neither be published nor discarded.
  const steps = { publication: 'POST', draft: 'DELETE' }
  for (const [step, method] of Object.entries(steps)) {
    const path = `/admin/content/${id}/${step}?revision=${read}`
    expect((await call(path, { method })).body).toMatchObject({ code: 'version_conflict' })
  }
  const now = PageDocument.parse((await call(`/admin/content/${id}`)).body)
  expect(now.versions.map(({ texts }) => texts.fr?.title)).toEqual(['De Nadia'])
  expect((await save(now.revision, 'À deux')).status).toBe(200)
  expect((await acts()).map(({ action }) => action)).toEqual(Array(2).fill('content.draft_saved'))
})

test('a banner and a redirect that another changed meanwhile are not written over', async () => {
  const made = BannersList.parse((await call('/admin/content/banners', { body: banner() })).body)
  const path = `/admin/content/banners/${made.items[0]?.id}`
  const save = (revision: number, title: string) =>
    put(`${path}?revision=${revision}`, banner({}, { title }))
  expect((await save(0, 'Première')).status).toBe(200)
  expect((await save(0, 'Seconde')).body).toMatchObject({ code: 'version_conflict' })
  expect(await shown()).toEqual(['Première'])
  expect((await save(1, 'Seconde')).status).toBe(200)
  expect(await shown()).toEqual(['Seconde'])

  const lead = (to: string, over: string | null = null) =>
    put('/admin/content/redirects', { from: '/vieux', to, over })
  expect((await lead('/products')).status).toBe(200)
  expect((await lead('/vendors')).body).toMatchObject({ code: 'version_conflict' })
  expect((await lead('/vendors', '/products')).status).toBe(200)
})

test('a banner stands where it is asked to, above one category or each, in every process', async () => {
  const add = (fields: object, title: string) =>
    call('/admin/content/banners', { body: banner(fields, { title }) })
  expect((await add({ place: 'category', category: 'nulle-part' }, 'X')).body).toMatchObject({
    code: 'category_unknown',
  })
  expect((await add({ place: 'cart', category: 'mode' }, 'X')).body).toMatchObject({
    errors: [{ path: 'category', code: 'category_not_applicable' }],
  })
  const slug = 'maison'
  await database.pool.query(`insert into catalog.categories (slug, name, position)
    values ('maison', '{"fr": "Maison", "en": "Home", "ar": "منزل"}', 1) on conflict do nothing`)
  await add({ place: 'category', category: slug }, 'Celle-ci')
  await add({ place: 'category', position: 1 }, 'Chacune')
  await add({ place: 'cart' }, 'Panier')
  expect(await shown(`?place=category&category=${slug}`)).toEqual(['Celle-ci', 'Chacune'])
  expect(await shown('?place=category&category=autre')).toEqual(['Chacune'])
  expect(await shown('?place=cart')).toEqual(['Panier'])
  expect(await shown('?place=vendors')).toEqual([])
})

test('a banner is shown in the languages that were chosen, in all of them when nobody chose', async () => {
  await call('/admin/content/banners', { body: banner({ languages: ['ar'] }) })
  await call('/admin/content/banners', { body: banner({}, { title: 'Partout' }) })
  expect(await shown('', 'ar')).toEqual(['Partout', 'Soldes'])
  expect(await shown('', 'fr')).toEqual(['Partout'])
  expect(await shown('', 'en')).toEqual(['Partout'])
  const none = await call('/admin/content/banners', { body: banner({ languages: [] }) })
  expect(none.body).toMatchObject({
    errors: [{ path: 'languages', code: 'languages_required' }],
  })
})
