import { beforeAll, describe, expect, test } from 'vitest'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'
import { MOVED_PAGES, PROGRAM_ADDRESSES, ROUTES } from './addresses.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text()

const anyProduct = async (): Promise<string> => {
  const { items } = (await (await get('/api/v1/products?limit=1')).json()) as {
    items: { id: string }[]
  }
  return `/product/${items[0]?.id}`
}

describe('addresses of the route table', () => {
  test.each(ROUTES)('[ROUTE-1] %s answers with a page', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).not.toContain('Oops! Page not found')
  })

  test('[ROUTE-1] a product, a shop and a category answer too', async () => {
    expect((await get(await anyProduct())).status).toBe(200)
    const shops = (await (await get('/api/v1/vendors?limit=1')).json()) as {
      items: { id: string }[]
    }
    expect((await get(`/vendors/${shops.items[0]?.id}`)).status).toBe(200)
    const category = await get('/categories/mode')
    expect([category.status, category.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/products\?category=/),
    ])
  })
})

describe('addresses that lead nowhere', () => {
  test.each([
    ...['/nowhere', '/products/unknown', '/vendor', '/index.php', '/%F0%9F%90%AA'],
    ...['/__proto__', '/constructor', '/toString'],
  ])('[ROUTE-3] %s answers 404, says so and leads home', async (path) => {
    const answer = await get(path)
    const html = await answer.text()

    expect(answer.status).toBe(404)
    expect(html).toContain('404')
    expect(html).toContain('Oops! Page not found')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Retour à l(&#x27;|')accueil<\/a>/)
  })

  test('[ROUTE-4] /admin answers only as itself: /admin/unknown is a 404', async () => {
    expect((await get('/admin/unknown')).status).toBe(404)
    expect((await get('/admin')).status).toBeLessThan(400)
  })

  test('a language alone leads to the home page in it', async () => {
    for (const language of ['ar', 'fr', 'en']) {
      const answer = await get(`/${language}`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`/?lang=${language}`)
    }
    expect((await get('/ar/products')).status).toBe(404)
    expect((await get('/de')).status).toBe(404)
  })

  test('[PROD-5] an unknown product has a 404 page of its own', async () => {
    for (const id of ['no-such-thing', '019b76da-a800-7000-8000-000000000000']) {
      const answer = await get(`/product/${id}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Produit introuvable')
    }
  })

  test('[PROD-5] a product that is no longer active is not found either', async () => {
    const path = await anyProduct()
    const id = path.split('/')[2]
    expect((await get(path)).status).toBe(200)
    await site.query(`update catalog.products set status = 'draft' where id = $1`, [id])
    await site.forgetPages()
    try {
      await expect.poll(async () => (await get(path)).status, { timeout: 15_000 }).toBe(404)
      expect(await htmlOf(path)).toContain('Produit introuvable')
    } finally {
      await site.query(`update catalog.products set status = 'active' where id = $1`, [id])
      await site.forgetPages()
    }
  })
})

describe('what a program reads first', () => {
  test.each([
    '/',
    '/products',
    '/cart',
    '/checkout',
    '/track',
    '/auth',
    '/admin/orders',
    '/nowhere',
  ])(
    "[ROUTE-5] the title of %s ends in the marketplace's name, in every language",
    async (path) => {
      for (const language of ['fr', 'en', 'ar']) {
        const html = await htmlOf(path, { 'accept-language': language })
        expect(html.match(/<title>([^<]*)<\/title>/)?.[1]).toMatch(/.+Yova - Marketplace Algérien$/)
        expect(html).toContain('<meta property="og:locale" content="fr_DZ"/>')
      }
    },
  )

  test('[I18N-3] the first HTML carries its language and direction', async () => {
    for (const path of ['/', '/products', '/admin/orders', '/nowhere'])
      for (const [language, dir] of [
        ['fr', 'ltr'],
        ['en', 'ltr'],
        ['ar', 'rtl'],
      ])
        expect(await htmlOf(path, { 'accept-language': String(language) })).toMatch(
          new RegExp(`<html[^>]* lang="${language}" dir="${dir}"`),
        )
  })

  test('[I18N-4] what was chosen goes before what the browser prefers; anything else is French', async () => {
    const languageOf = async (path: string, headers: Record<string, string>) =>
      (await htmlOf(path, headers)).match(/<html[^>]* lang="(\w+)"/)?.[1]

    expect(await languageOf('/?lang=en', { cookie: 'yova-lang=ar', 'accept-language': 'fr' })).toBe(
      'en',
    )
    expect(await languageOf('/', { cookie: 'yova-lang=ar', 'accept-language': 'en' })).toBe('ar')
    expect(await languageOf('/', { 'accept-language': 'de, en;q=0.7, ar;q=0.9' })).toBe('ar')
    expect(await languageOf('/', { 'accept-language': 'de' })).toBe('fr')
  })

  test('[I18N-4] a language that looks like a script is ignored and never repeated', async () => {
    const script = '<script>alert(1)</script>'
    const answer = await get(`/?lang=${encodeURIComponent(script)}`, {
      cookie: `yova-lang=${encodeURIComponent(script)}`,
    })
    const html = await answer.text()

    expect(html).toMatch(/<html[^>]* lang="fr"/)
    expect(html).not.toContain('alert(1)')
  })
})

describe('how pages are sent', () => {
  const PAGES = ['/', '/products', '/cart', '/track', '/auth', '/admin/orders', '/nowhere']

  test.each(PAGES)('%s allows its own inline scripts by hash, and no other', async (path) => {
    const answer = await get(path)
    const policy = Object.fromEntries(
      (answer.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    ) as Record<string, string[]>

    expect(policy['script-src']).not.toContain("'unsafe-inline'")
    expect(policy['script-src']).not.toContain("'unsafe-eval'")
    expect(policy['default-src']).toEqual(["'self'"])
    expect(policy['object-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    const { createHash } = await import('node:crypto')
    const inline = [
      ...(await answer.text()).matchAll(
        /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, code = ''] of inline)
      expect(policy['script-src']).toContain(
        `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      )
  })

  test.each(PAGES)('%s is sent with the headers that keep browsers careful', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('a page that has not changed is answered 304, in the language that was asked', async () => {
    for (const path of ['/', '/products', await anyProduct()]) {
      const first = await get(path, { 'accept-language': 'fr' })
      const etag = first.headers.get('etag') ?? ''
      const again = await get(path, { 'accept-language': 'fr', 'if-none-match': etag })
      const arabic = await get(path, { 'accept-language': 'ar', 'if-none-match': etag })

      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      expect(first.headers.get('vary')).toMatch(/Cookie, Accept-Language/)
      expect(etag).not.toBe('')
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
      expect(arabic.status).toBe(200)
    }
  })

  test('files of the build are kept by browsers; one that is missing is no page', async () => {
    const [, asset = ''] = /<link[^>]*href="(\/assets\/[^"]+\.css)"/.exec(await htmlOf('/')) ?? []
    const saved = await get(asset)

    expect(saved.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/missing.js')).status).toBe(404)
  })
})

describe('what a link of a mail opens', () => {
  const LINK = '/auth/confirm?type=recovery&redirect_to='

  test('[AUTH-7] its page is stored by nobody, sent to nobody, and works as a form without scripts', async () => {
    const [mine, theirs] = [
      await get(`${LINK}&token_hash=a1b2`),
      await get(`${LINK}&token_hash=c3`),
    ]
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(mine.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await mine.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(/<form[^>]*>/.exec(html.slice(html.indexOf('auth-card')))?.[0]).toMatch(
      /(?=.*method="get")(?=.*action="\/auth\/v1\/verify")/,
    )
    expect(html).toContain('name="token" value="a1b2"')
    expect(html).toContain('Choisir un mot de passe')
    expect(await theirs.text()).not.toContain('a1b2')
  })

  test('[AUTH-7] one that is incomplete says what to do; the client of another site goes on by the protocol', async () => {
    const broken = await htmlOf('/auth/confirm?token_hash=a1', { cookie: 'yova-lang=ar' })
    expect(broken).toContain('هذا الرابط غير كامل')
    const elsewhere = await htmlOf('/auth/confirm?token_hash=a1&type=signup&redirect_to=app://done')
    expect(elsewhere).toContain(
      'href="/auth/v1/verify?token=a1&amp;type=signup&amp;redirect_to=app',
    )
  })
})

describe('an address of the programs that a person opens', () => {
  const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  test.each(PROGRAM_ADDRESSES)(
    '%s is a page, and a document for programs',
    async (path, status, words, way) => {
      const page = await get(path, { accept: ACCEPT })
      expect([page.status, page.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=UTF-8',
      ])
      const html = await page.text()
      expect(html).toContain(words)
      expect(html).toContain(`href="${way}"`)
      const program = await get(path, { accept: 'application/json' })
      expect(program.status).toBe(status)
      expect(program.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/)
    },
  )

  test('in the language of the person', async () => {
    const arabic = { accept: ACCEPT, 'accept-language': 'ar-DZ,fr;q=0.5' }
    expect(await htmlOf('/auth/v1/verify', arabic)).toMatch(/dir="rtl"[\s\S]*هذا الرابط لا يعمل/)
    expect(await htmlOf('/api/v1/files/invoice', arabic)).toContain('العودة إلى الطلبات')
  })

  test('[CHECK-11] a spoilt link of an order leads to where it is followed', async () => {
    const page = await get('/order/Y-AB12CD34/confirm?key=wrong')
    expect(page.status).toBe(404)
    const html = await page.text()
    expect(html).toContain('Ce lien n&#x27;ouvre pas de commande')
    expect(html).toContain('href="/track?number=Y-AB12CD34"')
  })
})

test.each(MOVED_PAGES)('a page that moved redirects with its query: %s', async (old, moved) => {
  const answer = await get(old, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, moved])
})
