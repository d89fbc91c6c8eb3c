import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open } from '#tests/support/visitor-story.ts'

const SLUGS = ['electronique', 'mode', 'maison', 'beaute', 'sports', 'alimentation']

const cardsUnder = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

const addressesIn = async (page: Page, heading: string): Promise<string[]> =>
  cardsUnder(page, heading)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

onSite('the home page', ({ site, visit }) => {
  test('[HOME-1] the hero leads to the products and to the vendors', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/')
      const discover = page.getByRole('link', { name: 'Découvrir les produits' })
      const vendors = page.getByRole('link', { name: 'Nos vendeurs' })

      expect(await discover.getAttribute('href')).toBe('/products')
      expect(await vendors.getAttribute('href')).toBe('/vendors')
    }))

  test('[HOME-2] six tiles lead to the six categories, in their order', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/')
      const tiles = (await addressesIn(page, 'Explorer par catégorie')).filter((to) =>
        to.startsWith('/categories/'),
      )

      expect(tiles).toEqual(SLUGS.map((slug) => `/categories/${slug}`))
    }))

  test('[HOME-3] at most four featured products, each active, featured, of a verified and active vendor', () =>
    visit({}, async (page) => {
      await open(page, '/')
      const shown = (await addressesIn(page, 'Produits en vedette')).filter((to) =>
        to.startsWith('/product/'),
      )
      const { rows } = await site().query<{ path: string }>(
        `select '/product/' || p.id as path from catalog.products p join vendors.vendors v on v.id = p.vendor_id
         where p.status = 'active' and p.featured and v.verification_status = 'verified' and v.is_active`,
      )

      expect(shown.length).toBe(Math.min(4, rows.length))
      expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(shown))
    }))

  test('[HOME-5] popular vendors: up to six, best rated first, with city, rating and products', () =>
    visit({}, async (page) => {
      await open(page, '/')
      const section = cardsUnder(page, 'Vendeurs populaires')
      const { rows } = await site().query<{ id: string; city: string; rating: string }>(
        `select id, business_city as city, round(average_rating, 1)::text as rating from vendors.vendors
         where verification_status = 'verified' and is_active order by average_rating desc, id desc limit 6`,
      )
      const shown = (await addressesIn(page, 'Vendeurs populaires')).filter((to) =>
        to.startsWith('/vendors/'),
      )
      expect(shown).toEqual(rows.map(({ id }) => `/vendors/${id}`))
      for (const { id, rating } of rows) {
        const card = section.locator(`a[href="/vendors/${id}"]`)
        expect(await card.innerText()).toContain(rating.replace('.', ','))
        expect(await card.innerText()).toMatch(/\d+ produits?/)
        expect(await card.locator('img').count()).toBeGreaterThan(0)
      }
    }))

  test('[HOME-6] five promises: payment, delivery, quality, ways to pay, support', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/')
      const promises = await page
        .getByRole('listitem')
        .getByRole('heading', { level: 3 })
        .allInnerTexts()

      expect(promises).toEqual([
        'Paiement sécurisé',
        'Livraison partout',
        'Qualité contrôlée',
        'Payez comme vous voulez',
        'Support 7j/7',
      ])
    }))
})
