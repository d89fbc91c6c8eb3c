import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn, statusOf } from './account-fixture.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite("the back office's people", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width }, story)
  const pick = async (email: string) => {
    const { rows } = await site().query<{ id: string; role: string; email: string }>(
      `select user_id as id, role, email from identity.profiles
       where email = $1 or email like 'deleted\\_%' || $1`,
      [email],
    )
    return rows[0]
  }
  const find = async (page: Page, email: string) => {
    await open(page, `/admin/users?search=${encodeURIComponent(email)}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await row.waitFor()
    return row
  }

  test('[AUSER-1] [AUSER-5] cards, columns and rows are those of the database, newest first', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await page.getByRole('link', { name: 'Utilisateurs', exact: true }).click()
      await page.getByRole('heading', { name: 'Gestion des Utilisateurs', level: 1 }).waitFor()
      const table = page.getByRole('table', { name: 'Liste des utilisateurs' })
      await table.waitFor()
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Utilisateur',
        'Email',
        'Rôle',
        "Date d'inscription",
        'Actions',
      ])
      for (const label of ['Administrateurs', 'Vendeurs', 'Clients'])
        await page.locator('.stat-card').filter({ hasText: label }).waitFor()
      await page.getByRole('combobox', { name: 'Rôle :' }).selectOption('vendor')
      await page.waitForURL(/role=vendor/)
      // Other tests create vendors concurrently, so only the demo's are compared.
      const { rows } = await site().query<{ email: string }>(
        `select p.email from identity.profiles p join identity.user_roles r using (user_id)
         where r.role = 'vendor' and p.email like '%@demo.yova.example'
         order by p.created_at desc, p.user_id desc limit 5`,
      )
      await eventually(async () =>
        (await table.locator('.user-email').allInnerTexts())
          .filter((email) => email.endsWith('@demo.yova.example'))
          .slice(0, 5),
      ).toEqual(rows.map(({ email }) => email))
    }))

  test('[AUSER-2] a role is chosen in the list, told in a toast, and taken back there', async () => {
    const email = await newcomer(site(), 'role')
    await asAdmin(async (page) => {
      const row = await find(page, email)
      await row.getByRole('combobox').selectOption('admin')
      const slip = page.getByRole('dialog', {
        name: 'Donner à Lina Haddad le rôle Administrateur ?',
      })
      await slip.getByText("nommer d'autres administrateurs").waitFor()
      await slip.getByRole('button', { name: 'Annuler' }).click()
      expect((await pick(email))?.role).toBe('customer')
      await row.getByRole('combobox').selectOption('vendor')
      await page
        .getByRole('dialog', { name: 'Donner à Lina Haddad le rôle Vendeur ?' })
        .getByRole('button', { name: 'Donner le rôle' })
        .click()
      await toast(page, 'Rôle de Lina Haddad : Vendeur')
      expect((await pick(email))?.role).toBe('vendor')
      // It does not lie on the list that it speaks of.
      const [card, list] = [await page.locator('.toast').boundingBox(), await row.boundingBox()]
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(list?.y ?? 0)
      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await toast(page, 'Rôle de Lina Haddad : Client')
      expect((await pick(email))?.role).toBe('customer')
    })
  })

  test('[AUSER-2] [AUSER-3] on a phone somebody new is made, corrected, closed and opened again', async () => {
    const email = `walid-${crypto.randomUUID().slice(0, 8)}@example.dz`
    await visit(
      { as: 'admin@yova.example', sharesSession: true, width: PHONE, expects: [/409/] },
      async (page) => {
        await open(page, '/admin/users')
        await page.getByRole('button', { name: 'Nouvel Utilisateur' }).click()
        const dialog = page.getByRole('dialog', { name: 'Nouvel Utilisateur' })
        const create = dialog.getByRole('button', { name: "Créer l'utilisateur" })
        expect(await dialog.getByRole('radio', { name: 'Client' }).isChecked()).toBe(true)
        await dialog.getByLabel('Prénom').fill('Walid')
        await dialog.locator('[name=lastName]').fill('Tebbal')
        await dialog.locator('[name=password]').fill('abcd')
        await create.click()
        await dialog.getByText('Ce champ est obligatoire.').waitFor()
        await dialog.getByText('Trop court : 6 caractères au moins.').waitFor()
        await dialog.locator('[name=email]').fill('client@yova.example')
        await dialog.locator('[name=password]').fill('demo-yova-2026')
        await create.click()
        await dialog.getByText('Un compte utilise déjà cette adresse e-mail.').waitFor()
        expect(await dialog.getByLabel('Prénom').inputValue()).toBe('Walid')
        await dialog.locator('[name=email]').fill(email)
        await create.click()
        await toast(page, 'Utilisateur créé')
        expect((await pick(email))?.role).toBe('customer')
        const session = await signIn(site(), email)

        await open(page, `/admin/users?search=${encodeURIComponent(email)}`)
        const card = page.locator('.row-cards li').filter({ hasText: email })
        await card.getByRole('button', { name: 'Modifier Walid Tebbal' }).click()
        const edit = page.getByRole('dialog', { name: "Modifier l'utilisateur" })
        await edit.locator('[name=city]').fill('Oran')
        await edit.locator('[name=wilaya]').selectOption('31')
        await edit.locator('[name=phone]').fill('0550 12 34 56')
        await edit.getByRole('button', { name: 'Enregistrer' }).click()
        await toast(page, 'Utilisateur mis à jour')

        await card.getByRole('button', { name: 'Désactiver Walid Tebbal' }).click()
        const closing = page.getByRole('dialog', { name: 'Désactiver « Walid Tebbal » ?' })
        await closing.getByText('peut être annulée').waitFor()
        await closing.getByRole('button', { name: 'Désactiver' }).click()
        await toast(page, 'Utilisateur désactivé')
        await eventually(() => statusOf(site(), session)).toBe(401)
        expect((await pick(email))?.email).toMatch(/^deleted_\d{13}_walid-/)
        await expect(signIn(site(), email)).rejects.toThrow(/could not sign in/)

        await page.getByRole('button', { name: 'Rétablir Walid Tebbal' }).click()
        await toast(page, 'Utilisateur rétabli')
        expect((await pick(email))?.email).toBe(email)
        await signIn(site(), email)
      },
    )
  })

  test('[AUSER-4] the last administrator keeps the role; the list that could not be read says so', async () => {
    const others = await site().query<{ user_id: string }>(
      `delete from identity.user_roles r using identity.users u
       where u.id = r.user_id and r.role = 'admin' and u.email <> 'admin@yova.example'
       returning r.user_id`,
    )
    await visit(
      { as: 'admin@yova.example', sharesSession: true, expects: [/409/, /500/] },
      async (page) => {
        const row = await find(page, 'admin@yova.example')
        await row.getByRole('combobox').selectOption('customer')
        const locator = page.getByRole('dialog', { name: 'Renoncer à votre rôle ?' })
        await locator.getByRole('button', { name: 'Changer mon rôle' }).click()
        await toast(page, 'Impossible de mettre à jour le rôle')
        await locator.getByRole('button', { name: 'Annuler' }).click()
        expect(await row.getByRole('combobox').inputValue()).toBe('admin')

        await page.route('**/api/v1/admin/users?**', (route) => route.fulfill({ status: 500 }))
        await open(page, '/admin/users')
        await toast(page, 'Impossible de charger les utilisateurs')
        await page.unroute('**/api/v1/admin/users?**')
        await page.locator('main').getByRole('button', { name: 'Réessayer' }).click()
        await page.getByRole('table').waitFor()
      },
    )
    for (const { user_id } of others.rows)
      await site().query(
        `insert into identity.user_roles (user_id, role, granted_at) values ($1, 'admin', now() - interval '1 year')`,
        [user_id],
      )
  })
})
