import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'

type ProductProduct = { id: string; name: string }

onSite('the page of a product', ({ site, visit }) => {
  const productNamed = async (name: string): Promise<ProductProduct> => {
    const { rows } = await site().query<ProductProduct>(
      `select id, name ->> 'fr' as name from catalog.products where name ->> 'fr' like $1 order by id limit 1`,
      [`${name}%`],
    )
    if (!rows[0]) throw new Error(`the demo has no ${name}`)
    return rows[0]
  }
  const goTo = async (page: Page, name: string): Promise<ProductProduct> => {
    const product = await productNamed(name)
    await open(page, `/product/${product.id}`)
    return product
  }

  test('[PROD-1] pictures, price, what it cost before, how much is saved, specifications, description, vendor', () =>
    visit({}, async (page) => {
      const { id } = await goTo(page, 'Casque sans fil Numa H2')
      const { rows } = await site().query<{ images: number; first: string }>(
        `select jsonb_array_length(images) as images, images -> 0 ->> 'small_url' as first from catalog.products where id = $1`,
        [id],
      )
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: /^Casque sans fil Numa H2/ }).waitFor()
      const gallery = main.getByRole('region', { name: 'Photos du produit' })
      expect(await gallery.getByRole('link', { name: /^Photo \d+ sur \d+$/ }).count()).toBe(
        rows[0]?.images,
      )
      expect(await gallery.getByRole('img').first().getAttribute('src')).toContain(rows[0]?.first)
      const text = (await main.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')
      expect(text).toContain('12 500 DA')
      expect(text).toContain('15 900 DA')
      expect(text).toContain('Vous économisez 3 400 DA')
      expect(text).toContain('−21 %')
      await main.getByRole('heading', { level: 2, name: 'Description' }).waitFor()
      expect(await main.getByRole('term').count()).toBeGreaterThan(1)
      await main
        .getByRole('link', { name: /Techno Bab Ezzouar/ })
        .first()
        .waitFor()
    }))

  test('[PROD-2] another variant changes picture, price, stock and the address', () =>
    visit({}, async (page) => {
      const { id } = await goTo(page, 'Café torréfié Casbah')
      const choices = page.getByRole('main').getByRole('group').first().getByRole('button')
      const chosen = page.getByRole('main').locator('[aria-pressed=true]')
      const before = await chosen.first().innerText()
      const priceOf = async () =>
        (await page.locator('.big-price b').innerText()).replaceAll(/\D/g, '')
      const price = await priceOf()
      const other = choices.and(page.locator('[aria-pressed=false]')).last()
      await other.click()
      await page.waitForURL(/variant=/)
      await eventually(async () => (await chosen.first().innerText()) === before).toBe(false)
      const variant = new URL(page.url()).searchParams.get('variant')
      const { rows } = await site().query<{ price: string }>(
        `select (coalesce(v.price_centimes, p.price_centimes) / 100)::text as price
         from catalog.variants v join catalog.products p on p.id = v.product_id where v.id = $1 and p.id = $2`,
        [variant, id],
      )
      await eventually(priceOf).toBe(rows[0]?.price)
      expect(price).not.toBe('')
    }))

  test('[PROD-2] [LIST-8] a variant that is out of stock says so, and cannot be added', async () => {
    const { id } = await productNamed('Écouteurs sans fil Numa Air')
    const { rows } = await site().query<{ id: string; on_hand: number }>(
      'select id, on_hand from catalog.variants where product_id = $1 order by position desc limit 1',
      [id],
    )
    const [variant] = rows
    await site().query('update catalog.variants set on_hand = 0 where id = $1', [variant?.id])
    await site().forgetPages()
    try {
      await visit({}, async (page) => {
        await open(page, `/product/${id}?variant=${variant?.id}`)
        await page
          .getByText('Cette variante est épuisée. Choisissez-en une autre.')
          .first()
          .waitFor()
        const add = page.getByRole('button', { name: 'Rupture de stock' }).first()
        expect(await add.isDisabled()).toBe(true)
      })
    } finally {
      await site().query('update catalog.variants set on_hand = $2 where id = $1', [
        variant?.id,
        variant?.on_hand,
      ])
      await site().forgetPages()
    }
  })

  test('[PROD-2] the steps of a bulk discount are shown, and the one that is reached stands out', async () => {
    const { rows } = await site().query<{ id: string; least: number }>(
      `select b.product_id as id, min(b.quantity) as least from promotions.bulk_discounts b
       join catalog.variants v on v.product_id = b.product_id
       join catalog.products p on p.id = b.product_id and p.status = 'active'
       group by b.product_id having min(v.on_hand) > 30 order by 1 limit 1`,
    )
    const [product] = rows
    await visit({}, async (page) => {
      await open(page, `/product/${product?.id}`)
      const tiers = page.getByRole('list').filter({ hasText: 'et +' }).getByRole('listitem')
      expect(await tiers.count()).toBeGreaterThan(1)
      const quantity = page.getByRole('main').getByRole('textbox', { name: 'Quantité' })
      await quantity.fill(String(product?.least))
      await quantity.blur()
      await eventually(() => tiers.nth(1).getAttribute('aria-current')).toBe('true')
    })
  })

  test('[PROD-3] add to cart, buy now, favourites, comparison, share', () =>
    visit({}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const { id } = await goTo(page, 'Huile d’argan pure')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click()
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()
      expect(await storedIn(page, 'yova-cart')).toMatchObject([{ id, quantity: 1 }])

      const favourite = main.getByRole('button', { name: 'Favoris', exact: true })
      await favourite.click()
      await page.getByRole('status').getByText('Ajouté aux favoris').waitFor()
      expect(await favourite.getAttribute('aria-pressed')).toBe('true')
      const compare = main.getByRole('button', { name: 'Comparer', exact: true })
      await compare.click()
      await page.getByRole('status').getByText('Ajouté à la comparaison').waitFor()
      expect(await compare.getAttribute('aria-pressed')).toBe('true')
      const tray = page.getByRole('complementary', { name: 'Produits à comparer' })
      await tray.getByRole('link', { name: 'Comparer (1)' }).waitFor()
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
      await main.getByRole('button', { name: 'Partager' }).click()
      await page.getByRole('status').getByText('Lien copié').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

      await main.getByRole('button', { name: 'Acheter maintenant' }).click()
      await page.waitForURL('**/checkout')
      expect(await storedIn(page, 'yova-cart')).toMatchObject([{ id, quantity: 2 }])
    }))

  test('[PROD-5] an unknown product offers to search and to go back to the others', () =>
    visit({ expects: [/404/] }, async (page) => {
      await open(page, '/product/019b76da-a800-7000-8000-000000000000')
      await page.getByRole('heading', { level: 1, name: 'Produit introuvable' }).waitFor()
      await page.getByRole('main').getByRole('combobox').waitFor()
      await page.getByRole('link', { name: 'Voir tous les produits' }).click()
      await page.waitForURL('**/products')
    }))
})
