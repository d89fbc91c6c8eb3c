import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'

onSite('one’s own account', ({ site, visit }) => {
  test('[ACC-1] a visitor is led to sign in, and back to the page that was meant', async () => {
    const email = await newcomer(site(), 'back')
    await visit({}, async (page) => {
      await page.goto('/account/addresses')
      await page.waitForURL(/\/auth\?next=%2Faccount%2Faddresses$/)
      const form = page.getByRole('tabpanel', { name: 'Connexion' })
      await form.getByRole('textbox', { name: 'Email' }).fill(email)
      await form.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.waitForURL((url) => url.pathname === '/account/addresses')
      await page.getByRole('heading', { level: 1, name: 'Adresses' }).waitFor()
    })
  })

  test('[ACC-1] the profile is changed and stays; a wrong phone is said at its field', async () => {
    const email = await newcomer(site(), 'profile')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, expects: [/422/] }, async (page) => {
      await open(page, '/account')
      const phone = page.getByLabel(/^Téléphone/)
      await phone.fill('123')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Numéro de téléphone algérien invalide').waitFor()
      expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true)

      await phone.fill('0550 12 34 56')
      await page.getByLabel(/^Prénom/).fill('Lyna')
      await page.getByRole('combobox', { name: 'Wilaya' }).fill('31')
      await page.getByRole('option', { name: /Oran/ }).click()
      await page.getByRole('combobox', { name: 'Commune' }).fill('Bir El Djir')
      await page.getByRole('option', { name: /Bir El Djir/ }).click()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Modifications enregistrées').waitFor()

      await page.reload()
      await eventually(() => page.getByLabel(/^Prénom/).inputValue()).toBe('Lyna')
      expect(await page.getByLabel(/^Téléphone/).inputValue()).toBe('0550 12 34 56')
      expect(await page.getByRole('combobox', { name: 'Commune' }).inputValue()).toBe('Bir El Djir')
      await page.getByText('Lyna Haddad').waitFor()
    })
  })

  test('[ACC-4] an address is added, another preferred, one removed, with the keyboard alone', async () => {
    const email = await newcomer(site(), 'addresses')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/account/addresses')
      const add = async (label: string) => {
        await page.getByRole('button', { name: 'Ajouter une adresse' }).focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog')
        const type = async (name: RegExp, text: string) => {
          await dialog.getByLabel(name).focus()
          await page.keyboard.press('ControlOrMeta+a')
          await page.keyboard.type(text)
        }
        await type(/^Nom de l'adresse/, label)
        await type(/^Prénom/, 'Lina')
        await type(/^Nom$/, 'Haddad')
        await type(/^Téléphone/, '0550 12 34 56')
        await dialog.getByRole('combobox', { name: 'Wilaya' }).focus()
        await page.keyboard.type('16')
        await dialog.getByRole('option', { name: /Alger/ }).waitFor()
        await page.keyboard.press('Enter')
        const commune = dialog.getByRole('combobox', { name: 'Commune' })
        await eventually(() => commune.isEnabled()).toBe(true)
        await commune.focus()
        await page.keyboard.type('Bab Ezzouar')
        await dialog.getByRole('option', { name: /Bab Ezzouar/ }).waitFor()
        await page.keyboard.press('Enter')
        await type(/^Adresse$/, 'Cité 5 juillet, bâtiment 12')
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
      }
      await add('Maison')
      await add('Travail')
      const names = () => page.getByRole('heading', { level: 2 }).allInnerTexts()
      await eventually(async () => (await names()).slice(0, 2)).toEqual([
        expect.stringMatching(/Maison\s*Par défaut/),
        'Travail',
      ])

      await page.getByRole('button', { name: 'Utiliser par défaut : Travail' }).focus()
      await page.keyboard.press('Enter')
      await eventually(async () => (await names())[0]).toMatch(/Travail\s*Par défaut/)

      await page.getByRole('button', { name: 'Supprimer Maison' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /Supprimer «.Maison.»/ })
      await dialog.getByRole('button', { name: 'Supprimer' }).focus()
      await page.keyboard.press('Enter')
      await eventually(async () => (await names()).filter((name) => /Maison/.test(name))).toEqual(
        [],
      )
    })
  })

  test('[ACC-4] the language changes the page and the mails; a topic is switched off and stays off', async () => {
    const email = await newcomer(site(), 'language')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/account/preferences')
      await page.getByRole('switch', { name: /^Avis à donner/ }).click()
      await page.getByText('Modifications enregistrées').waitFor()
      await page.getByRole('radio', { name: /العربية/ }).click()
      await page.getByRole('heading', { level: 1, name: 'التفضيلات' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      await eventually(async () => {
        const { rows } = await site().query<{ language: string }>(
          'select language from identity.profiles where email = $1',
          [email],
        )
        return rows[0]?.language
      }).toBe('ar')

      await page.reload()
      const reviews = page.getByRole('switch', { name: /^التقييمات/ })
      await reviews.waitFor()
      expect(await reviews.isChecked()).toBe(false)
      expect(await page.getByRole('switch', { name: /^العروض والجديد/ }).isChecked()).toBe(false)
    })
  })

  test('[ACC-5] everything kept is taken along as one file', async () => {
    const email = await newcomer(site(), 'export')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/account/data')
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Télécharger mes données' }).click()
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/^yova-\d{4}-\d\d-\d\d\.json$/)
      const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect(data).toMatchObject({ identity: { account: [{ email }] }, orders: { purchases: [] } })
    })
  })

  test('[ACC-5] an account is deleted with its password, and nothing opens it again', async () => {
    const email = await newcomer(site(), 'gone')
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, expects: [/401|403/] }, async (page) => {
      await open(page, '/account/data')
      await page.getByRole('button', { name: 'Supprimer mon compte…' }).click()
      const dialog = page.getByRole('dialog')
      const password = dialog.getByLabel('Mot de passe', { exact: true })
      await password.fill('not this one')
      await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
      await dialog.getByText('Ce n’est pas le mot de passe de ce compte.').waitFor()

      await password.fill(DEMO_PASSWORD)
      await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
      await page.getByText('Compte supprimé').waitFor()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await storedIn(page, 'yova-auth')).toBeNull()
      await expect(signIn(site(), email)).rejects.toThrow('could not sign in')
    })
  })
})
