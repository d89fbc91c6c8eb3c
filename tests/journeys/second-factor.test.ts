import { AuthClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { ownAddress } from '#tests/support/own-address.ts'
import type { LentSite } from '#tests/support/shared-site.ts'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'
import { newcomer, proof, signedInLongAgo, signIn } from './account-fixture.ts'

/** Enrolls an app; returns its secret and the stored session of a later sign-in by password. */
async function withApp(site: LentSite, email: string) {
  const client = new AuthClient({
    url: `${site.url}/auth/v1`,
    persistSession: false,
    autoRefreshToken: false,
    headers: ownAddress(),
  })
  await client.signInWithPassword({ email, password: DEMO_PASSWORD })
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
  if (!data) throw error
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
  // The code of the step before is right too, and leaves the present one to the page.
  const code = totp.generate({ timestamp: Date.now() - 30_000 })
  const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code })
  if (verified.error) throw verified.error
  return { totp, stored: { 'yova-auth': await signIn(site, email) } }
}

onSite('the second factor of every account', ({ site, visit }) => {
  test('whoever enrolled one is led to it, and back to the page that was asked for', async () => {
    const email = await newcomer(site(), 'factor')
    const { totp, stored } = await withApp(site(), email)
    await visit({ stored, expects: [/403/] }, async (page) => {
      await page.goto('/account/orders?state=done')
      await page.waitForURL(/\/auth\/mfa\?next=/)
      await page.getByLabel('Code', { exact: true }).fill(totp.generate())
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL(/\/account\/orders\?state=done$/)
      await page.getByRole('heading', { level: 1, name: 'Mes commandes' }).waitFor()
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
    })
  })

  test('a role that needs one is led to add it, and back', async () => {
    const email = await newcomer(site(), 'obliged')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/auth/enroll?next=%2Faccount%2Faddresses')
      await page.getByRole('heading', { level: 1, name: 'Ajoutez un second facteur' }).waitFor()
      await page.getByRole('button', { name: 'Ajouter une application' }).click()
      const secret = (await page.locator('.account-key').innerText()).replaceAll(' ', '')
      const totp = new TOTP({ secret: Secret.fromBase32(secret) })
      await page.getByLabel('Code', { exact: true }).fill(totp.generate())
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL(/\/account\/addresses$/)
    })
  })

  test('after a quarter of an hour a first factor and the own data need the password, in place', async () => {
    const email = await newcomer(site(), 'stale')
    const stored = { 'yova-auth': await signIn(site(), email) }
    const session: unknown = JSON.parse(stored['yova-auth'])
    await signedInLongAgo(site(), session)
    await visit({ stored, expects: [/400|403/] }, async (page) => {
      await open(page, '/account/security')
      await page.getByRole('button', { name: 'Ajouter une application' }).click()
      await proof(page).getByLabel('Mot de passe', { exact: true }).fill('not this one')
      await proof(page).getByRole('button', { name: 'Confirmer et continuer' }).click()
      await proof(page).getByText('Ce n’est pas le mot de passe de ce compte.').waitFor()
      await proof(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await proof(page).getByRole('button', { name: 'Confirmer et continuer' }).click()
      await page.getByRole('img', { name: /^Code QR/ }).waitFor()

      await signedInLongAgo(site(), session)
      await open(page, '/account/data')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Télécharger mes données' }).click()
      await proof(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await proof(page).getByRole('button', { name: 'Confirmer et continuer' }).click()
      expect((await download).suggestedFilename()).toMatch(/^yova-.*\.json$/)
    })
  })

  test('[VSPACE-6] a payout account that was typed is saved after the proof', async () => {
    await visit({ as: 'vendeur@yova.example', expects: [/400/] }, async (page) => {
      await open(page, '/vendor/money')
      await signedInLongAgo(site(), await storedIn(page, 'yova-auth'))
      await page.locator('.money-account button').click()
      const form = page.locator('.account-form')
      await form.locator('[name=number]').fill('00300060000201930048')
      await form.locator('[name=holder]').fill('Samia Haddad')
      await form.locator('[type=submit]').click()
      await proof(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await proof(page).getByRole('button', { name: 'Confirmer et continuer' }).click()
      await page.getByText('Compte de versement enregistré').waitFor()
      await eventually(async () => {
        const { rows } = await site().query(
          `select holder from vendors.payout_accounts where holder = 'Samia Haddad'`,
        )
        return rows
      }).toEqual([{ holder: 'Samia Haddad' }])
    })
  })
})
