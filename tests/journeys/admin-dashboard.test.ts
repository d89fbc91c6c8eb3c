import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite("the back office's first screen and settings", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, expects: RegExp[] = []) =>
    visit({ as: 'admin@yova.example', sharesSession: true, expects }, story)

  test('[ADMIN-1] [ADMIN-2] the side bar is whole; six figures in their order are those of the database', () =>
    asAdmin(async (page) => {
      await open(page, '/admin')
      await page.getByRole('heading', { name: 'Dashboard Administrateur', level: 1 }).waitFor()
      await page.getByText("Vue d'ensemble de votre plateforme e-commerce").waitFor()
      const side = page.getByRole('navigation', { name: 'Administration' })
      expect(
        (await side.getByRole('link').allInnerTexts())
          .slice(0, 18)
          .map((text) => text.replace(/\s*\d+$/, '')),
      ).toEqual([
        'Dashboard',
        'Modération',
        'Utilisateurs',
        'Vendeurs',
        'Produits',
        'Catégories',
        'Codes promo',
        'Mots de la recherche',
        'Commandes',
        'Finance',
        'Paniers abandonnés',
        'Rapports',
        'Journal',
        'Données personnelles',
        'Paramètres',
        'Tarifs de livraison',
        'Contenu',
        'Exploitation',
      ])
      await page.getByText("Panneau d'Administration").first().waitFor()
      await page.getByRole('button', { name: 'Déconnexion' }).waitFor()
      const cards = page.locator('dl.dashboard-figures > div')
      await cards.first().waitFor()
      expect(
        (await cards.locator('dt').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
      ).toEqual([
        'Utilisateurs Total',
        'Vendeurs',
        'Produits (en ligne)',
        'Commandes (total)',
        "Chiffre d'affaires (depuis l'ouverture)",
        'Vendeurs en attente',
      ])
      const { rows } = await site().query<{ shops: number; products: number }>(
        `select (select count(*)::int from vendors.vendors) as shops,
           (select count(*)::int from search.listings) as products`,
      )
      const shown = async (index: number) =>
        Number((await cards.nth(index).locator('dd').first().innerText()).replaceAll(/\D/g, ''))
      expect(await shown(2)).toBe(rows[0]?.products)
      // A badge is the sum of its queues.
      const badge = async (name: string) =>
        Number((await side.getByRole('link', { name }).innerText()).replaceAll(/\D/g, ''))
      for (const [list, name] of [
        ['Modération', 'Modération'],
        ['Argent et commandes', 'Finance'],
      ] as const) {
        const queues = page.getByRole('list', { name: list }).getByRole('listitem')
        const counts = (
          await queues.filter({ hasNotText: /Sauvegarde|téléphone/ }).allInnerTexts()
        ).map((text) => Number.parseInt(text, 10))
        expect([name, await badge(name)]).toEqual([
          name,
          counts.reduce((sum, count) => sum + count, 0),
        ])
      }
      expect(await shown(1)).toBeGreaterThan(0)
    }))

  test('[ADMIN-3] what waits is highlighted and leads to it; what was just done is told', async () => {
    const email = await newcomer(site(), 'attente')
    const { rows } = await site().query<{ id: string }>(
      `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
         created_at, updated_at)
       select gen_random_uuid(), id, 'Fromagerie qui attend', email, '15', '2020-01-01', now()
       from identity.users where email = $1 returning id`,
      [email],
    )
    const id = rows[0]?.id ?? ''
    await asAdmin(async (page) => {
      await open(page, '/admin')
      await page.locator('.stat-card-waiting').waitFor()
      await page.getByText(/vendeurs? à valider/).waitFor()
      await page.getByRole('link', { name: 'Examiner Fromagerie qui attend' }).click()
      await page.waitForURL(new RegExp(`vendor=${id}`))
      const panel = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('heading', { name: 'Fromagerie qui attend' }) })
      await panel.getByRole('button', { name: 'Approuver' }).click()
      await page.getByRole('button', { name: 'Approuver quand même' }).click()
      await toast(page, 'Vendeur approuvé')
      await open(page, '/admin')
      const activity = page.getByRole('region', { name: 'Activité récente' })
      const act = activity
        .getByRole('listitem')
        .filter({ hasText: 'Fromagerie qui attend' })
        .first()
      expect(await act.innerText()).toMatch(/Demande traitée[^]*Vérifié[^]*par Nadia/)
    })
  })

  test('[ADMIN-2] [ADMIN-4] six shapes while it loads; what could not be read stays nought', () =>
    asAdmin(
      async (page) => {
        let answer: () => void = () => undefined
        const held = new Promise<void>((resolve) => (answer = resolve))
        await page.route('**/api/v1/admin/dashboard', async (route) => {
          await held
          await route.fulfill({ status: 500 })
        })
        await open(page, '/admin')
        await eventually(() => page.locator('.skeleton-figure').count()).toBe(6)
        answer()
        const figures = page.locator('dl.dashboard-figures dd')
        await eventually(async () =>
          (await figures.allInnerTexts()).map((text) => text.replaceAll(/\D/g, '')),
        ).toEqual(['0', '0', '0', '0', '0', '0'])
        expect(await page.getByText('Aucun vendeur à valider').count()).toBe(0)
        expect(await page.getByText("Rien n'a encore été fait ici.").count()).toBe(0)
        await page.unroute('**/api/v1/admin/dashboard')
        await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
        await page.getByRole('region', { name: 'Ventes du jour' }).waitFor()
      },
      [/500/, /the figures could not be read/],
    ))

  test('[ADMIN-5] whoever is no administrator any more is led away', async () => {
    const email = await newcomer(site(), 'ancien')
    await site().query(
      `insert into identity.user_roles (user_id, role, granted_at)
       select id, 'admin', now() from identity.users where email = $1`,
      [email],
    )
    const session = await signIn(site(), email)
    await visit({ stored: { 'yova-auth': session }, expects: [/401/, /403/] }, async (page) => {
      await open(page, '/admin')
      await page.locator('dl.dashboard-figures').waitFor()
      await site().query(
        `update identity.user_roles set role = 'customer'
         where user_id = (select id from identity.users where email = $1)`,
        [email],
      )
      await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'yova-auth' })))
      await open(page, '/admin/users')
      await page.waitForURL((url) => url.pathname === '/')
    })
  })

  test('[ASET-1] a setting is saved for real, told, in the history, and taken back', () =>
    visit({ as: 'admin@yova.example', expects: [/422/] }, async (page) => {
      const description = async () =>
        (
          (await (await fetch(`${site().url}/api/v1/settings/public`)).json()) as {
            siteDescription: string
          }
        ).siteDescription
      const before = await description()
      const after = `Le souk ${crypto.randomUUID().slice(0, 8)}`
      await open(page, '/admin/settings')
      await page.getByRole('heading', { name: 'Paramètres', level: 1 }).waitFor()
      for (const name of ['Site', 'Contact', 'Finances', 'Fonctionnalités', 'Sécurité', 'Légal'])
        await page.getByRole('region', { name, exact: true }).waitFor()
      const save = page.getByRole('button', { name: 'Enregistrer' })
      expect(await save.count()).toBe(0)
      await page.getByLabel('Description').fill(after)
      await page.getByLabel('E-mail de contact').fill('pas une adresse')
      await page.getByText('2 modifications').waitFor()
      await save.click()
      await page.locator('.field-error').first().waitFor()
      expect(await description()).toBe(before)
      expect(await page.getByLabel('Description').inputValue()).toBe(after)
      await page.getByLabel('E-mail de contact').fill('contact@yova.example')
      await save.click()
      await toast(page, 'Paramètres enregistrés')
      await eventually(description).toBe(after)
      await page.reload()
      await eventually(() => page.getByLabel('Description').inputValue()).toBe(after)

      await page.getByRole('button', { name: 'Historique' }).click()
      const history = page.getByRole('dialog', { name: 'Historique' })
      const change = history.getByRole('listitem').filter({ hasText: after }).first()
      await change.getByText('Nadia').waitFor()
      await change.getByRole('button', { name: 'Annuler la modification : Description' }).click()
      await toast(page, 'Modification annulée')
      await eventually(description).toBe(before)
    }))

  test('[ASET-1] what was typed is not lost by going elsewhere without a question', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/settings')
      await page.getByLabel('Raison sociale').fill('Autre nom')
      const orders = page.getByRole('link', { name: 'Commandes', exact: true })
      await orders.click()
      const locator = page.getByRole('dialog', { name: 'Modifications non enregistrées' })
      await locator.getByRole('button', { name: 'Rester sur la page' }).click()
      expect(await page.getByLabel('Raison sociale').inputValue()).toBe('Autre nom')
      await orders.click()
      await locator.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
      await page.waitForURL(/\/admin\/orders/)
    }))
})
