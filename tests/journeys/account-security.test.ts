import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { expect, test } from 'vitest'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'
import { ANDROID, newcomer, signIn, statusOf } from './account-fixture.ts'

onSite('what opens one’s own account', ({ site, visit }) => {
  test('[ACC-3] devices are listed; the others are signed out, this one stays', async () => {
    const email = await newcomer(site(), 'devices')
    const elsewhere = JSON.parse(await signIn(site(), email, ANDROID)) as { access_token: string }
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/account/security')
      const other = page.getByRole('listitem').filter({ hasText: 'Chrome sur Android' })
      await other.waitFor()
      await page.getByText('Cet appareil').waitFor()
      await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click()
      await other.waitFor({ state: 'detached' })
      const answer = await fetch(`${site().url}/api/v1/account/profile`, {
        headers: { authorization: `Bearer ${elsewhere.access_token}` },
      })
      expect(answer.status).toBe(401)
      await page.getByText('Cet appareil').waitFor()
    })
  })

  test('[ACC-3] an authenticator app is set up with one of its codes, a wrong one is said, and removed', async () => {
    const email = await newcomer(site(), 'factors')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, expects: [/422/] }, async (page) => {
      await open(page, '/account/security')
      await page.getByRole('button', { name: 'Ajouter une application' }).click()
      const qrCode = page.getByRole('img', { name: /^Code QR/ })
      await qrCode.waitFor()
      await eventually(() =>
        qrCode.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0)
      const secret = (await page.locator('.account-key').innerText()).replaceAll(' ', '')

      await page.getByLabel('Code', { exact: true }).fill('000000')
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText("Ce code n'est pas le bon.").waitFor()
      const totp = new TOTP({ secret: Secret.fromBase32(secret) })
      await page.getByLabel('Code', { exact: true }).fill(totp.generate())
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText('Activée', { exact: true }).waitFor()

      await page.getByRole('button', { name: /^Supprimer «/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
      await page.getByText('Désactivée', { exact: true }).waitFor()
    })
  })

  test('[ACC-3] the password is changed: the new one signs in, the other devices are out', async () => {
    const email = await newcomer(site(), 'password')
    const elsewhere = JSON.parse(await signIn(site(), email, ANDROID)) as { access_token: string }
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, expects: [/403/] }, async (page) => {
      await open(page, '/account/security')
      await page
        .getByRole('region', { name: 'Mot de passe' })
        .getByRole('button', { name: 'Modifier' })
        .click()
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('harissa-9')
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
      await page.getByText('Choisissez au moins 10 caractères.').waitFor()
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('harissa-et-olives-26')
      await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('something else')
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
      await page.getByText('Les mots de passe ne correspondent pas').waitFor()
      await page
        .getByLabel('Confirmer le mot de passe', { exact: true })
        .fill('harissa-et-olives-26')
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
      // A device left unlocked must not be enough.
      const proof = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
      await proof.getByRole('button', { name: 'Recevoir un code à la place' }).click()
      await proof.getByText(email).waitFor()
      await proof.getByLabel('Code', { exact: true }).fill('000000')
      await proof.getByRole('button', { name: 'Confirmer et continuer' }).click()
      // A wrong code leaves both ways open.
      await proof.locator('.field-error').waitFor()
      await proof.getByRole('button', { name: 'Envoyer un autre code' }).waitFor()
      await proof.getByRole('button', { name: 'Utiliser le mot de passe à la place' }).click()
      await proof.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await proof.getByRole('button', { name: 'Confirmer et continuer' }).click()
      await page.getByText('Mot de passe modifié').waitFor()
      await expect(signIn(site(), email)).rejects.toThrow('could not sign in')
      const answer = await fetch(`${site().url}/api/v1/account/profile`, {
        headers: { authorization: `Bearer ${elsewhere.access_token}` },
      })
      expect(answer.status).toBe(401)
    })
  })

  test('[ACC-3] a session that was ended elsewhere leads to signing in', async () => {
    const email = await newcomer(site(), 'ended')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, expects: [/401|403/] }, async (page) => {
      await open(page, '/account/preferences')
      await page.getByRole('heading', { level: 1, name: 'Préférences' }).waitFor()
      await site().query(
        'delete from identity.sessions where user_id = (select id from identity.users where email = $1)',
        [email],
      )
      // The process learns of the revocation a moment later.
      await eventually(() => statusOf(site(), stored['yova-auth'])).toBe(401)
      await page.goto('/account/addresses')
      await page.waitForURL(/\/auth\?next=%2Faccount%2Faddresses$/)
      expect(await storedIn(page, 'yova-auth')).toBeNull()
    })
  })
})
