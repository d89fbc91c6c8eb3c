import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'

type SignInStored = {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { email: string }
}

onSite('signing in', ({ visit }) => {
  test('[GOTRUE-2] [AUTH-2] e-mail and password, shown on demand, lead home; the session is kept in the browser only', () =>
    visit({}, async (page) => {
      await open(page, '/auth')
      await page.getByRole('textbox', { name: 'Email' }).fill('client@yova.example')
      const password = page.getByLabel('Mot de passe', { exact: true })
      await password.fill(DEMO_PASSWORD)
      expect(await password.getAttribute('type')).toBe('password')
      await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
      expect(await password.getAttribute('type')).toBe('text')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('link', { name: 'Mon compte : client' }).waitFor()

      const stored = (await storedIn(page, 'yova-auth')) as SignInStored
      expect(stored.user.email).toBe('client@yova.example')
      expect(stored.access_token.split('.')).toHaveLength(3)
      const cookies = await page.context().cookies()
      expect(cookies.map(({ value }) => value).join()).not.toContain(stored.access_token)
    }))

  test('[AUTH-2] wrong credentials: one stays, what was typed stays, and it is said word for word', () =>
    visit({ language: 'en', expects: [/400/] }, async (page) => {
      await open(page, '/auth')
      await page.getByRole('textbox', { name: 'Email' }).fill('client@yova.example')
      await page.getByLabel('Password', { exact: true }).fill('not this one')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page
        .getByRole('alert')
        .getByText('Login error. Please check your credentials.')
        .waitFor()
      expect(new URL(page.url()).pathname).toBe('/auth')
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
        'client@yova.example',
      )
      expect(await storedIn(page, 'yova-auth')).toBeNull()
    }))

  test('[AUTH-1] whoever is signed in already is led home from /auth', () =>
    visit({ as: 'client@yova.example' }, async (page) => {
      await page.goto('/auth')
      await page.waitForURL((url) => url.pathname === '/')
    }))

  test('[GOTRUE-3] a session about to end is renewed by the page, with another refresh token', async () => {
    await visit({ as: 'client@yova.example' }, async (page) => {
      await open(page, '/')
      const before = (await storedIn(page, 'yova-auth')) as SignInStored
      const almost = JSON.stringify({
        ...before,
        expires_at: Math.floor(Date.now() / 1000) + 5,
        expires_in: 5,
      })
      await page.evaluate((session) => localStorage.setItem('yova-auth', session), almost)
      const renewed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
      await page.reload()
      expect((await renewed).status()).toBe(200)
      await eventually(
        async () => ((await storedIn(page, 'yova-auth')) as SignInStored).refresh_token,
      ).not.toBe(before.refresh_token)
      const after = (await storedIn(page, 'yova-auth')) as SignInStored
      expect(after.expires_at).toBeGreaterThan(Math.floor(Date.now() / 1000) + 60)
    })
  })
})
