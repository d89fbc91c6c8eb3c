import { expect, test } from 'vitest'
import { onSite, open } from '#tests/support/visitor-story.ts'
import {
  client,
  codeIn,
  fillSignUp,
  linkIn,
  mailTo,
  newAddress,
  PASSWORD,
} from './signup-fixture.ts'

/** Another visitor types the same address: the code keeps no password, and a page asks for one. */
onSite('accounts', ({ site, visit }) => {
  for (const by of ['code', 'link'] as const)
    test(`[AUTH-7] an address that two people signed up with is asked for a password after the ${by}`, () =>
      visit({}, async (page) => {
        const email = newAddress()
        await open(page, '/auth?tab=signup')
        await fillSignUp(page, { email, firstName: 'Lina', lastName: 'Haddad' })
        await page.locator('form:visible button[type=submit]').click()
        await page.waitForURL((url) => url.pathname === '/')
        await client(site()).signUp({ email, password: 'typed-by-another' })
        const mail = await mailTo(site(), email)
        if (by === 'link') {
          await open(page, linkIn(mail))
          await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
        } else {
          await open(page, '/auth/verify')
          await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(mail))
          await page.getByRole('button', { name: 'Vérifier' }).click()
        }
        await page.waitForURL((url) => url.pathname === '/auth/reset')
        const passwords = page.locator('input[autocomplete="new-password"]')
        await passwords.nth(0).fill(PASSWORD)
        await passwords.nth(1).fill(PASSWORD)
        await page.locator('form:visible button[type=submit]').click()
        await page.waitForURL((url) => url.pathname === '/')
        const entered = await client(site()).signInWithPassword({ email, password: PASSWORD })
        expect(entered.error).toBeNull()
      }))
})
