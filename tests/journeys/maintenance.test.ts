import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#server/welcome.ts'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor.ts'

const CLOSED = {
  fr: 'Nous revenons très vite',
  en: 'We are back very soon',
  ar: 'سنعود قريبًا جدًا',
} as const

onSite('the maintenance mode', ({ site, visit }) => {
  /** Says it as the back office does, and waits until the site has heard. */
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
})
