import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserIsOff, workersBrowser } from '#tests/support/browser.ts'
import type { LentSite } from '#tests/support/shared-site.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { open, type Visit, visitOf } from '#tests/support/visitor-story.ts'

let site: Site
let browser: Awaited<ReturnType<typeof workersBrowser>>
const changing = async (statement: string): Promise<void> => {
  await site.query(statement)
  await site.query(`select pg_notify('cache', '*')`)
}
const visit = (options: Visit, story: Parameters<typeof visitOf<void>>[3]) =>
  visitOf(
    browser,
    { ...site, forgetPages: async () => undefined } satisfies LentSite,
    options,
    story,
  )

// A site of its own, because these tests remove data that every page shows.
describe.skipIf(browserIsOff)('a home page that has little to show', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    site = await startSite()
    browser = await workersBrowser()
  }, 300_000)
  afterAll(() => site?.stop())

  test('[HOME-4] without featured products it says so, and offers to add some to whom is signed in', async () => {
    await changing('update catalog.products set featured = false where featured')
    const words = 'Aucun produit en vedette pour le moment.'
    const add = { name: 'Ajouter des produits' }

    await visit({}, async (page) => {
      await open(page, '/')
      await page.getByText(words).waitFor()
      expect(await page.getByRole('link', add).count()).toBe(0)
    })
    await visit({ as: 'client@yova.example' }, async (page) => {
      await open(page, '/')
      await page.getByText(words).waitFor()
      await page.getByRole('link', add).waitFor()
      expect(await page.getByRole('link', add).getAttribute('href')).toBe('/vendor/products')
    })
    await visit({ language: 'en' }, async (page) => {
      await open(page, '/')
      await page.getByText('No featured products at the moment.').waitFor()
    })
  })

  test('[HOME-5] the section of vendors is absent when there is none to show', async () => {
    await changing(
      `update vendors.vendors set is_active = false, deactivated_at = now() where verification_status = 'verified'`,
    )

    await visit({}, async (page) => {
      await open(page, '/')
      await page.getByRole('heading', { name: 'Produits en vedette' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Vendeurs populaires' }).count()).toBe(0)

      // [VEND-7] The empty state differs from a search without results.
      await open(page, '/vendors')
      await page.getByText('Aucun vendeur disponible').waitFor()
      expect(await page.getByText('Aucun vendeur trouvé').count()).toBe(0)
    })
    await changing(
      `update vendors.vendors set is_active = true, deactivated_at = null where verification_status = 'verified'`,
    )
  })

  test('[VEND-7] a shop that sells nothing yet says so, and opens all the same', async () => {
    const { rows } = await site.query(
      `update catalog.products set status = 'draft' where status = 'active' and vendor_id =
         (select vendor_id from search.listings order by vendor_id limit 1) returning vendor_id`,
    )
    await changing('select 1')
    await visit({}, async (page) => {
      await open(page, `/vendors/${(rows as { vendor_id: string }[])[0]?.vendor_id}`)
      await page.getByText('Aucun produit disponible').waitFor()
    })
    await changing(`update catalog.products set status = 'active' where status = 'draft'`)
  })

  test('[HOME-7] lists that cannot be read are logged and shown empty; the page stands', async () => {
    await changing('alter table search.listings rename column quality to quality_away')
    await changing('alter table vendors.vendors rename column cover to cover_away')

    await visit({}, async (page) => {
      const answer = await page.goto('/')
      expect(answer?.status()).toBe(200)
      await page.getByText('Aucun produit en vedette pour le moment.').waitFor()
      await page.getByRole('heading', { name: 'Explorer par catégorie' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Vendeurs populaires' }).count()).toBe(0)
    })
    expect(site.log()).toContain('/api/v1/products/featured')
    expect(site.log()).toContain('/api/v1/vendors/popular')
  })
})
