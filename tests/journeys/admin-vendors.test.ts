import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LentSite } from '#tests/support/shared-site.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer } from './account-fixture.ts'
import { mailTo } from './signup-fixture.ts'

async function waitingShop(site: LentSite, name: string) {
  const email = await newcomer(site, 'boutique')
  const { rows } = await site.query<{ id: string }>(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_city,
       business_wilaya, created_at, updated_at)
     select gen_random_uuid(), id, $2, email, 'Maâtkas', '15', now(), now()
     from identity.users where email = $1 returning id`,
    [email, name],
  )
  const id = rows[0]?.id ?? ''
  const product = `Plat de ${name}`
  await site.query(
    `with made as (
       insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, status,
         published_at, created_at, updated_at)
       select gen_random_uuid(), $1, (select category_slug from search.listings order by product_id limit 1), jsonb_build_object('fr', $2::text),
         150000, 'active', now(), now(), now() returning id)
     insert into catalog.variants (id, product_id, vendor_id, options, on_hand, position)
     select gen_random_uuid(), id, $1, '[]', 5, 0 from made`,
    [id, product],
  )
  return { id, email, product }
}
const uniqueName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const sold = async (site: LentSite, vendorId: string, product: string): Promise<number> => {
  const answer = await fetch(`${site.url}/api/v1/products?vendor=${vendorId}&limit=100`)
  const { items } = (await answer.json()) as { items: { name: string }[] }
  return items.filter(({ name }) => name === product).length
}
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite("the back office's vendors", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width }, story)
  const statusOf = async (id: string) =>
    (
      await site().query<{ verification_status: string; is_active: boolean }>(
        'select verification_status, is_active from vendors.vendors where id = $1',
        [id],
      )
    ).rows[0]
  const find = async (page: Page, name: string) => {
    await open(page, `/admin/vendors?search=${encodeURIComponent(name)}`)
    await page.locator('main').getByText(name).first().click()
    return page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) })
  }

  test('[AVEND-1] [AVEND-5] [ADMIN-1] the side bar leads there; cards, columns and rows are those of the database', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await page.getByRole('link', { name: 'Vendeurs', exact: true }).click()
      await page.getByRole('heading', { name: 'Gestion des Vendeurs', level: 1 }).waitFor()
      const table = page.getByRole('table', { name: 'Liste des vendeurs' })
      await table.waitFor()
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Entreprise',
        'Contact',
        'Statut',
        'Produits',
        'Commandes',
        'Actions',
      ])
      for (const label of ['Total', 'En attente', 'Vérifiés', 'Actifs'])
        await page.locator('.stat-card').filter({ hasText: label }).waitFor()
      const { rows } = await site().query<{ name: string }>(
        `select business_name as name from vendors.vendors where verification_status = 'verified'
         order by created_at desc, id desc limit 25`,
      )
      await page.getByRole('combobox', { name: 'Statut' }).selectOption('verified')
      await page.waitForURL(/state=verified/)
      await eventually(() => table.locator('.row-name').allInnerTexts()).toEqual(
        rows.map(({ name }) => name),
      )
    }))

  test('[AVEND-2] [VEND-5] a request that waits is approved: its products are on sale, its author is told', async () => {
    const name = uniqueName('Poterie')
    const { id, email, product } = await waitingShop(site(), name)
    expect(await sold(site(), id, product)).toBe(0)
    await asAdmin(async (page) => {
      // Nothing is decided before the documents are seen, which come later on a slow network.
      const late = async (route: Route) => {
        await sleep(1000)
        await route.continue()
      }
      await page.route(new RegExp(`/admin/vendors/${id}$`), late, { times: 1 })
      const panel = await find(page, name)
      await panel.getByRole('button', { name: 'Approuver' }).click()
      // The missing documents are pointed out first.
      await page.getByRole('button', { name: 'Approuver quand même' }).click()
      await toast(page, 'Vendeur approuvé')
      await panel.getByRole('button', { name: 'Approuver' }).waitFor({ state: 'detached' })
      expect(await panel.getByRole('button', { name: 'Rejeter…' }).count()).toBe(0)
      await eventually(() => sold(site(), id, product)).toBe(1)
      expect((await mailTo(site(), email)).subject).toBe('Votre boutique est ouverte')

      await page.getByRole('button', { name: `Désactiver ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: `Désactiver « ${name} » ?` })
      await dialog.getByRole('button', { name: 'Désactiver' }).click()
      await toast(page, 'Vendeur désactivé')
      await eventually(() => sold(site(), id, product)).toBe(0)
      expect(await statusOf(id)).toEqual({ verification_status: 'verified', is_active: false })

      await panel.getByRole('switch', { name: /Boutique active/ }).click()
      await toast(page, 'Vendeur activé')
      await eventually(() => sold(site(), id, product)).toBe(1)
    }, 1680)
  })

  test('[AVEND-2] [VEND-5] on a phone a request is turned away, never without a reason', async () => {
    const name = uniqueName('Bijoux')
    const { id, email } = await waitingShop(site(), name)
    await asAdmin(async (page) => {
      const panel = await find(page, name)
      await panel.getByRole('button', { name: 'Rejeter…' }).click()
      const dialog = page.getByRole('dialog', { name: `Rejeter la demande de « ${name} » ?` })
      await dialog.getByRole('button', { name: 'Rejeter' }).click()
      await dialog.getByText('Le motif est requis').waitFor()
      expect((await statusOf(id))?.verification_status).toBe('pending')
      await dialog.getByRole('textbox').fill('Le NIF ne correspond pas.')
      await dialog.getByRole('button', { name: 'Rejeter' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await panel.getByText('Le NIF ne correspond pas.').first().waitFor()
      expect((await statusOf(id))?.verification_status).toBe('rejected')
      expect((await mailTo(site(), email)).subject).toBe('Votre demande de vendeur est à corriger')
    }, PHONE)
  })

  test("[AVEND-3] [AVEND-4] 'Nouveau Vendeur' is for somebody who has an account; then the shop is edited", async () => {
    const name = uniqueName('Tapis')
    const email = await newcomer(site(), 'tapis')
    await visit(
      { as: 'admin@yova.example', sharesSession: true, expects: [/404/] },
      async (page) => {
        await open(page, '/admin/vendors')
        await page.getByRole('button', { name: 'Nouveau Vendeur' }).click()
        const dialog = page.getByRole('dialog', { name: 'Nouveau Vendeur' })
        const create = dialog.getByRole('button', { name: 'Créer le vendeur' })
        await create.click()
        await dialog.getByText('Le nom de la boutique est requis').waitFor()
        await dialog.getByText("L'email de la boutique est requis").waitFor()
        await dialog.locator('[name=user_email]').fill('personne@example.dz')
        await dialog.locator('[name=business_name]').fill(name)
        await dialog.locator('[name=business_email]').fill(email)
        await create.click()
        await toast(page, 'Utilisateur introuvable avec cet email')
        await dialog.locator('[name=user_email]').fill(email)
        await create.click()

        const panel = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) })
        await panel.getByText('Vérifié').first().waitFor()
        await panel.getByRole('button', { name: 'Modifier le vendeur' }).click()
        const edit = page.getByRole('dialog', { name: 'Modifier le vendeur' })
        await edit.locator('[name=business_name]').fill(' ')
        await edit.getByRole('button', { name: 'Enregistrer' }).click()
        await edit.getByText('Le nom de la boutique est requis').waitFor()
        await edit.locator('[name=business_name]').fill(`${name} du M’Zab`)
        await edit.locator('[name=business_wilaya]').selectOption('47')
        await edit.getByRole('button', { name: 'Enregistrer' }).click()
        await toast(page, 'Vendeur mis à jour')
        await panel.getByText('Ghardaïa (47)').waitFor()
      },
    )
    const { rows } = await site().query<{ role: string; name: string; city: string | null }>(
      `select r.role, v.business_name as name, v.business_city as city from vendors.vendors v
       join identity.users u on u.id = v.user_id
       join identity.user_roles r on r.user_id = u.id where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ role: 'vendor', name: `${name} du M’Zab`, city: null }])
  })
})
