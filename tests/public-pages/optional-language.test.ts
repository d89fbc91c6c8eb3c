import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_LANGUAGES } from '#kernel/locale.ts'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { eventually } from '#tests/support/visitor-story.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 300_000)
afterAll(() => site.stop())

const PATH = '/products'
const htmlOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(site.url + path, { headers: { accept: 'text/html', ...headers } })).text()
const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1]
const alternates = (html: string) =>
  [...html.matchAll(/hreflang="([\w-]+)"/gi)].map(([, code]) => code)

async function offer(optionalLanguages: string) {
  const call = (path: string, method: string, body: object, token = '') =>
    fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const admin = { email: 'admin@yova.example', password: DEMO_PASSWORD }
  const signedIn = await call('/auth/v1/token?grant_type=password', 'POST', admin)
  const { access_token } = (await signedIn.json()) as { access_token: string }
  return call('/api/v1/admin/settings', 'PUT', { optionalLanguages }, access_token)
}

/** Both its pages and their cached copies. */
async function expectOff() {
  await eventually(async () => languageOf(await htmlOf(`${PATH}?lang=zgh`))).toBe('fr')
  for (const headers of [{ cookie: 'yova-lang=zgh' }, { 'accept-language': 'zgh' }])
    expect(languageOf(await htmlOf(PATH, headers))).toBe('fr')
  expect(languageOf(await htmlOf(PATH, { 'accept-language': 'zgh, ar;q=0.5' }))).toBe('ar')
  const page = await htmlOf(PATH)
  expect(page).not.toContain('zgh')
  expect(await htmlOf('/sitemaps/pages.xml')).not.toContain('zgh')
  expect((await fetch(`${site.url}/zgh`, { redirect: 'manual' })).status).toBe(404)
}

test('a language that no operator offers is nowhere; offered, it is on every page; and off again', async () => {
  await expectOff()

  expect((await offer('xx')).status).toBe(422)
  expect((await offer('zgh')).status).toBe(200)
  await eventually(async () => languageOf(await htmlOf(`${PATH}?lang=zgh`))).toBe('zgh')
  const page = await htmlOf(`${PATH}?lang=zgh`)
  expect(page).toContain('<html lang="zgh" dir="ltr" data-languages="zgh"')
  expect(page).toContain('<title>Ifarisen | ')
  expect(page).toContain('Rnu ɣer teqecwalt')
  // Its locale files and those of no other language.
  expect(
    [...page.matchAll(/assets\/[\w-]+-(fr|en|ar|zgh)-[\w-]{8}\.js/g)].map(([, code]) => code),
  ).not.toContain('fr')
  expect(page).toContain('hrefLang="zgh"')
  for (const other of ['fr', 'en', 'ar']) {
    const html = await htmlOf(PATH, { 'accept-language': other })
    expect(languageOf(html)).toBe(other)
    expect(alternates(html)).toEqual(expect.arrayContaining([...PAGE_LANGUAGES, 'x-default']))
  }
  for (const headers of [{ cookie: 'yova-lang=zgh' }, { 'accept-language': 'zgh, ar;q=0.5' }])
    expect(languageOf(await htmlOf(PATH, headers))).toBe('zgh')
  expect(await htmlOf('/sitemaps/pages.xml')).toContain('hreflang="zgh"')
  expect((await fetch(`${site.url}/zgh`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/?lang=zgh',
  )

  // What it does not translate is French: a key, the content, an answer of the server.
  expect(await htmlOf('/terms?lang=zgh')).toContain('Conditions')
  const answers = await Promise.all(
    ['zgh', 'fr'].map((as) => htmlOf('/api/v1/categories', { 'accept-language': as })),
  )
  expect(answers[0]).toBe(answers[1])
  const refused = await fetch(`${site.url}/api/v1/products/none`, {
    headers: { 'accept-language': 'zgh' },
  })
  expect(await refused.json()).toMatchObject({ title: 'Saisie à corriger' })

  expect((await offer('')).status).toBe(200)
  await expectOff()
}, 120_000)
