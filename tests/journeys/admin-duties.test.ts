import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'

onSite('the duties of an admin', ({ site, visit }) => {
  async function appointed(name: string): Promise<string> {
    const email = await newcomer(site(), name)
    await site().query(
      `insert into identity.user_roles (user_id, role, granted_at)
       select id, 'admin', now() - interval '1 year' from identity.users where email = $1`,
      [email],
    )
    return email
  }
  const entries = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.split('\n')[0]))

  test('[AUSER-1] they are set in the list, and the back office opens what they open', async () => {
    const email = await appointed('duties')
    await visit({ as: 'admin@yova.example' }, async (page) => {
      await open(page, `/admin/users?search=${encodeURIComponent(email)}`)
      const row = page.getByRole('row').filter({ hasText: email })
      await row.getByRole('button', { name: /Toutes les responsabilités/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Responsabilités de Lina Haddad' })
      for (const duty of ['Finances', 'Assistance', 'Modération', 'Marketing', 'Administration'])
        await dialog.getByRole('checkbox', { name: duty }).uncheck()
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await row
        .getByRole('button', { name: 'Responsabilités de Lina Haddad : Catalogue' })
        .waitFor()
    })
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored }, async (page) => {
      await open(page, '/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const shown = await entries(page)
      expect(shown).toEqual(
        expect.arrayContaining(['Dashboard', 'Produits', 'Catégories', 'Mots de la recherche']),
      )
      for (const closed of ['Finance', 'Commandes', 'Utilisateurs', 'Paramètres'])
        expect(shown).not.toContain(closed)
      await open(page, '/admin/money')
      await page.getByText('Vos responsabilités n’ouvrent pas cette page').waitFor()
      await open(page, '/admin/products')
      await page.getByRole('heading', { level: 1, name: 'Gestion des Produits' }).waitFor()
    })
  })
})
