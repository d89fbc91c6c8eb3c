import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { codeSentTo } from './signup-fixture.ts'

onSite('sign-in by SMS', ({ site, visit }) => {
  test('[AUTH-7] a code by SMS signs in with the phone, written as people write it', async () => {
    const phone = `05${50_000_000 + randomInt(9_999_999)}`
    await visit({ width: PHONE }, async (page) => {
      await open(page, '/auth/otp')
      await page.getByRole('radio', { name: 'Par SMS' }).check()
      await page.getByRole('textbox', { name: 'Téléphone' }).fill(phone)
      await page.getByRole('button', { name: 'Envoyer le code' }).click()
      const code = page.getByRole('textbox', { name: 'Code' })
      await code.waitFor()
      await code.fill(await codeSentTo(site(), phone.slice(1)))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText('Connexion réussie').waitFor()
      // The account is new, although another one's profile may name the phone.
      await page.getByRole('heading', { name: 'Un nouveau compte' }).waitFor()
      const grouped = phone.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4')
      await page.locator('.auth-form').getByText(grouped).waitFor()
      await page.getByRole('link', { name: 'Continuer avec le nouveau compte' }).click()
      await page.waitForURL((url) => url.pathname === '/')

      // Within a second of the first proof, the page takes it for the same sign-in.
      await sleep(1100)
      await page.evaluate(() => localStorage.removeItem('yova-auth'))
      await site().query('delete from platform.dev_sms where "to" like $1', [`%${phone.slice(1)}`])
      await open(page, '/auth/otp')
      await page.getByRole('radio', { name: 'Par SMS' }).check()
      await page.getByRole('textbox', { name: 'Téléphone' }).fill(phone)
      await page.getByRole('button', { name: 'Envoyer le code' }).click()
      await code.fill(await codeSentTo(site(), phone.slice(1)))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
  })

  test('[AUTH-7] a second code that comes too early is not said to be sent', async () => {
    const phone = `05${50_000_000 + randomInt(9_999_999)}`
    const ask = async (page: Page) => {
      await open(page, '/auth/otp')
      await page.getByRole('radio', { name: 'Par SMS' }).check()
      await page.getByRole('textbox', { name: 'Téléphone' }).fill(phone)
      await page.getByRole('button', { name: 'Envoyer le code' }).click()
      await page.getByRole('textbox', { name: 'Code' }).waitFor()
    }
    await visit({ width: PHONE, expects: [/429/] }, async (page) => {
      await ask(page)
      await page.getByText('Nous avons envoyé un code par SMS').waitFor()
      await ask(page)
      await page.getByText('Un code a déjà été demandé').waitFor()
      expect(await page.getByText('Nous avons envoyé un code').count()).toBe(0)
      await page.getByRole('button', { name: /Renvoyer le code dans \d+ s/ }).waitFor()
    })
  })
})
