import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { eventually, onClosedSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'

const CLOSED = {
  fr: 'Nous revenons très vite',
  en: 'We are back very soon',
  ar: 'سنعود قريبًا جدًا',
} as const

onClosedSite('the maintenance mode', ({ site, visit }) => {
  const signedIn = async (email: string) => {
    const answer = await fetch(`${site().url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  /** Through the back office API; waits until the site has applied it. */
  const setMaintenance = async (isOn: boolean) => {
    const call = (path: string, body: object, token = '', method: 'POST' | 'PUT' = 'POST') =>
      fetch(`${site().url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    const admin = { email: 'admin@yova.example', password: DEMO_PASSWORD }
    const signedIn = await call('/auth/v1/token?grant_type=password', admin)
    const { access_token } = (await signedIn.json()) as { access_token: string }
    const body = { maintenanceMode: isOn }
    expect((await call('/api/v1/admin/settings', body, access_token, 'PUT')).status).toBe(200)
    await eventually(async () => (await fetch(site().url)).status).toBe(isOn ? 503 : 200)
  }
  const signIn = async (page: Page, email: string) => {
    await open(page, '/auth')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL((url) => url.pathname !== '/auth')
  }

  test('[ASET-1] strangers read why, administrators sign in and go on', async () => {
    await setMaintenance(true)
    try {
      for (const language of ['fr', 'en', 'ar'] as const)
        await visit({ language, width: PHONE, expects: [/503/] }, async (page) => {
          const answer = await page.goto('/products')
          expect(answer?.status()).toBe(503)
          expect(answer?.headers()['retry-after']).toBe('600')
          await page.getByRole('heading', { level: 1, name: CLOSED[language] }).waitFor()
          expect(await overflow(page)).toBe(0)
        })

      await visit({ expects: [/503/] }, async (page) => {
        await signIn(page, 'client@yova.example')
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('yova-pass')
        expect((await page.goto('/'))?.status()).toBe(503)
      })

      await visit({ expects: [/503/] }, async (page) => {
        await signIn(page, 'admin@yova.example')
        const pass = (await page.context().cookies()).find(({ name }) => name === 'yova-pass')
        expect(pass).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
        expect((await page.goto('/products'))?.status()).toBe(200)

        const forged = `${pass?.value.split('.')[0]}9.${pass?.value.split('.').slice(1).join('.')}`
        await page.context().addCookies([{ name: 'yova-pass', value: forged, url: site().url }])
        expect((await page.goto('/products'))?.status()).toBe(503)
      })
    } finally {
      await setMaintenance(false)
    }
  })

  test('a page that was open before cannot go on buying, nor a shop or an app go on working', async () => {
    const [buyer, vendor, admin] = await Promise.all(
      ['client', 'vendeur', 'admin'].map((name) => signedIn(`${name}@yova.example`)),
    )
    const call = (path: string, { token = '', method = 'GET', body = '{}' } = {}) =>
      fetch(`${site().url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'accept-language': 'ar',
          'idempotency-key': crypto.randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(method !== 'GET' && { body }),
      })
    const wanted = [
      ['/api/v1/checkout', { method: 'POST' }],
      ['/api/v1/cart/quote', { method: 'POST' }],
      ['/api/v1/products', {}],
      ['/api/v1/account/orders', { token: buyer }],
      ['/api/v1/vendor/orders', { token: vendor }],
      ['/storage/v1/object/product-images/x.jpg', { token: vendor, method: 'POST' }],
    ] as const
    for (const [path, init] of wanted) expect((await call(path, init)).status).not.toBe(503)

    await setMaintenance(true)
    try {
      for (const [path, init] of wanted) {
        const answer = await call(path, init)
        expect([path, answer.status]).toEqual([path, 503])
        expect(answer.headers.get('retry-after')).toBe('600')
        expect(await answer.json()).toMatchObject({
          code: 'maintenance',
          detail: expect.stringContaining('صيانة'),
        })
      }
      expect((await call('/api/v1/products', { token: admin })).status).toBe(200)
      expect((await call('/api/v1/admin/settings', { token: admin })).status).toBe(200)
      // Webhooks pass the maintenance mode: this one is refused for its signature only.
      const message = await call('/api/v1/payments/chargily/events', { method: 'POST' })
      expect(message.status).not.toBe(503)
    } finally {
      await setMaintenance(false)
    }
  })

  test('the back office asks before it closes the shop, and says on each page that it is closed', async () => {
    await visit({}, async (page) => {
      await signIn(page, 'admin@yova.example')
      await open(page, '/admin/settings')
      const closed = page.getByText('La boutique est fermée pour maintenance')
      await page.getByRole('switch', { name: /Mode maintenance/ }).click()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
      expect((await fetch(site().url)).status).toBe(200)
      try {
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByRole('button', { name: 'Fermer la boutique' }).click()
        await closed.waitFor()
        await open(page, '/admin/orders')
        await closed.waitFor()
      } finally {
        await setMaintenance(false)
      }
    })
  })
})
