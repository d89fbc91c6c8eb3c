import { expect, test } from 'vitest'
import type { LentSite } from '#tests/support/shared-site.ts'
import { alive, eventually, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import {
  accept,
  fillVendorForm,
  sendRequest as send,
  vendorOf,
} from './vendor-registration-fixture.ts'
import { codeIn, fillSignUp, linkIn, mailTo, newAddress, PASSWORD } from './signup-fixture.ts'

async function decide(site: LentSite, id: string, decision: 'approval' | 'rejection', body = {}) {
  const { access_token: token } = JSON.parse(await signIn(site, 'admin@yova.example')) as {
    access_token: string
  }
  const answer = await fetch(`${site.url}/api/v1/admin/vendors/${id}/${decision}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}
onSite('opening a shop', ({ site, visit }) => {
  test('[VEND-4] [AUTH-9] signed out: the draft survives a reload, the code is asked last, then the request is sent', () =>
    visit({}, async (page) => {
      const email = newAddress()
      await open(page, '/vendor/register')
      await fillVendorForm(page, email)
      await page
        .locator('.register-next')
        .getByText(/Carte d’artisan.+Chèque barré ou attestation de RIB/)
        .waitFor()
      await page.reload()
      await alive(page)
      expect(await page.locator('[name=business_name]').inputValue()).toBe('Poterie du Djurdjura')
      expect(await page.locator('[name=business_city]').inputValue()).toBe('Tizi Ouzou')
      expect(await page.locator('[name=kind][value=craftsman]').isChecked()).toBe(true)

      await page.locator('[name=first_name]').fill('Nadia')
      await page.locator('[name=account_email]').fill(email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.locator('[name=confirm]').fill('autre chose')
      await send(page)
      await page.getByText('Les mots de passe ne correspondent pas').first().waitFor()
      await page.locator('[name=confirm]').fill(PASSWORD)
      await accept(page)
      await send(page)

      await page.getByRole('heading', { name: 'Vérifiez votre email' }).waitFor()
      await page.getByRole('button', { name: /Renvoyer le code dans \d+ s/ }).waitFor()
      expect(await vendorOf(site(), email)).toBeUndefined()
      await page.locator('[name=code]').fill(codeIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Vérifier' }).click()

      await page.waitForURL(/\/vendor\/dashboard$/)
      // The check does not begin before the documents are there, and the page says so.
      await page.getByText('Il manque des pièces pour vérifier votre demande').waitFor()
      const steps = page.locator('.space-progress li')
      expect(await steps.nth(1).getAttribute('aria-current')).toBe('step')
      await steps.nth(1).getByText('4 pièces à remettre').waitFor()
      await steps
        .nth(2)
        .getByText(/Commence dès que/)
        .waitFor()
      expect(await vendorOf(site(), email)).toMatchObject({ verification_status: 'pending' })
      expect(await storedIn(page, 'yova-vendor-draft')).toBeNull()
    }))

  test('[AUTH-6] [AUTH-9] after the sign-up as a vendor the profile is welcomed, and only the code is left to give', () =>
    visit({ width: PHONE }, async (page) => {
      const email = newAddress()
      await open(page, '/auth?tab=signup')
      await fillSignUp(page, { email, firstName: 'Amel', lastName: 'Haddad' })
      await page.getByRole('radio', { name: /Vendeur/ }).check()
      await page.locator('form:visible button[type=submit]').click()
      await page.waitForURL(/\/vendor\/register\?new=true$/)
      await page.getByRole('heading', { name: /complétez votre profil vendeur/ }).waitFor()
      expect(await page.locator('[name=password]').count()).toBe(0)
      // The sign-up has asked these already, and the browser may be closed in between.
      const known = async () => [
        await page.locator('[name=business_email]').inputValue(),
        (await page.locator('[name=business_phone]').inputValue()).replaceAll(' ', ''),
      ]
      expect(await known()).toEqual([email, '0550123456'])
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await alive(page)
      expect(await page.locator('[name=password]').count()).toBe(0)
      expect((await known())[0]).toBe(email)
      await fillVendorForm(page, email)
      await accept(page)
      await send(page)
      await page.locator('[name=code]').fill(codeIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL(/\/vendor\/dashboard$/)
      expect(await vendorOf(site(), email)).toMatchObject({ verification_status: 'pending' })
    }))

  test('[AUTH-9] the link of the mail leads a new vendor to the profile of the shop', () =>
    visit({}, async (page) => {
      const email = newAddress()
      await open(page, '/auth?tab=signup')
      await fillSignUp(page, { email, firstName: 'Amel', lastName: '' })
      await page.getByRole('radio', { name: /Vendeur/ }).check()
      await page.locator('form:visible button[type=submit]').click()
      await page.waitForURL(/\/vendor\/register\?new=true$/)
      await open(page, linkIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
      await page.waitForURL(/\/vendor\/register\?new=true$/)
      await page.getByRole('heading', { name: /complétez votre profil vendeur/ }).waitFor()
      expect(await page.locator('[name=business_email]').inputValue()).toBe(email)
    }))

  test('[VSPACE-8] turned away with a reason, corrected, approved: the space says each time how it stands', async () => {
    const email = await newcomer(site(), 'poterie')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/vendor/dashboard')
      await page.getByRole('link', { name: 'Ouvrir ma boutique' }).click()
      await page.locator('[name=business_name]').waitFor()
      await fillVendorForm(page, email)
      await accept(page)
      await send(page)
      await page.getByText('Il manque des pièces pour vérifier votre demande').waitFor()

      const { id } = (await vendorOf(site(), email))!
      await decide(site(), id, 'rejection', { reason: 'Le NIF ne correspond pas à la carte.' })
      await page.reload()
      await page.getByText('Le NIF ne correspond pas à la carte.').waitFor()
      await page.getByRole('link', { name: 'Corriger et renvoyer' }).click()
      await page.getByText('Le NIF ne correspond pas à la carte.').waitFor()
      expect(await page.locator('[name=nif]').inputValue()).toBe('099915000123456')
      await page.locator('[name=nif]').fill('099915000654321')
      await accept(page)
      await send(page)
      await page.getByText('Il manque des pièces pour vérifier votre demande').waitFor()

      await decide(site(), id, 'approval')
      await page.reload()
      await page.getByText('Votre boutique est ouverte').waitFor()
      const mail = await mailTo(site(), email)
      expect(mail.subject).toBe('Votre boutique est ouverte')
      await page.locator('main').getByRole('link', { name: 'Voir ma boutique' }).click()
      await page.getByRole('heading', { name: 'Poterie du Djurdjura', level: 1 }).waitFor()
      await page
        .locator('.shop-tabs')
        .getByRole('link', { name: /propos/ })
        .click()
      await page.getByText(/Carte professionnelle .15-A-2031/).waitFor()

      await open(page, '/vendor/register')
      await page.waitForURL(/\/vendor\/dashboard$/)
    })
  })

  test('[VEND-4] what is missing is named together, each leading to its field, by the keyboard too', () =>
    visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/vendor/register')
      await send(page)
      const first = page.locator('.register-errors button').first()
      await first.waitFor()
      await eventually(() =>
        page.evaluate(() => document.activeElement?.getAttribute('name')),
      ).toBe('business_name')
      const last = page.locator('.register-errors button').last()
      await last.focus()
      await page.keyboard.press('Enter')
      await eventually(() =>
        page.evaluate(() => document.activeElement?.getAttribute('name')),
      ).toBe('terms')
    }))

  test('[VSPACE-8] nobody signed in is led to sign in, and back', () =>
    visit({}, async (page) => {
      await open(page, '/vendor/dashboard')
      await page.waitForURL(/\/auth\?next=%2Fvendor%2Fdashboard$/)
    }))
})
