import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open } from '#tests/support/visitor-story.ts'
import {
  CHECKOUT_IN,
  cartOf,
  cartOfThreeShops,
  fillCheckout,
  MERIEM,
  orderNumberOn,
  priced,
  reload,
} from './buyer-fixture.ts'

const KARIM = { ...MERIEM, firstName: 'Karim', email: 'karim@mail.example' }

onSite('a large order at a desk', ({ site, visit }) => {
  test('[CHECK-1] the button that orders is in sight with three shops, on small screens too', async () => {
    const stored = await cartOfThreeShops(site())
    await visit({ width: DESKTOP, stored }, async (page) => {
      for (const [width, height] of [
        [1440, 900],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(page, '/checkout')
        await priced(page)
        const button = page.getByRole('button', { name: 'Confirmer la commande' })
        const box = await button.boundingBox()
        expect((box?.y ?? height) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(
          height,
        )
        await button.click({ trial: true, timeout: 5_000 }) // not covered by another element
      }
    })
  })

  test('[LIST-4] [PROD-2] [CART-4] [CHECK-2] [CHECK-6] filters that stay, a variant, a discount for many, two parcels, one purchase', async () => {
    const { rows: bulk } = await site().query<{
      id: string
      name: string
      quantity: number
      percent: number
    }>(
      `select p.id, p.name ->> 'fr' as name, min(b.quantity) as quantity, (min(b.percent_bp) / 100)::int as percent
       from promotions.bulk_discounts b join catalog.products p on p.id = b.product_id and p.status = 'active'
       join catalog.variants v on v.product_id = p.id
       join vendors.vendors s on s.id = p.vendor_id and s.business_name <> 'Poterie Aït Khellili'
       group by p.id having count(distinct v.id) = 1 and min(v.on_hand) > 30 order by p.id limit 1`,
    )
    const many = bulk[0]
    const number = await visit({ width: DESKTOP }, async (page) => {
      await open(page, '/products')
      const filters = page.getByRole('complementary', { name: 'Filtres' })
      await filters.getByRole('checkbox', { name: /^Maison/ }).click()
      await page.waitForURL(/category=/)
      await filters.getByRole('switch', { name: 'En stock seulement' }).click()
      await page.waitForURL(/in_stock=true/)
      await page.getByRole('combobox', { name: 'Trier :' }).selectOption({ label: 'Populaires' })
      await page.waitForURL(/sort=popular/)
      const list = page.url()
      await reload(page)
      expect(page.url()).toBe(list)

      await page
        .getByRole('article')
        .getByRole('link', { name: /^Tajine peint/ })
        .click()
      await page.getByRole('heading', { level: 1, name: /^Tajine peint/ }).waitFor()
      await page
        .getByRole('main')
        .getByRole('group')
        .first()
        .locator('[aria-pressed=false]')
        .first()
        .click()
      await page.waitForURL(/variant=/)
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
        .click()
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()
      await page.goBack()
      await page.waitForURL(list)

      await open(page, `/product/${many?.id}`)
      const quantity = page.getByRole('main').getByRole('textbox', { name: 'Quantité' })
      await quantity.fill(String(many?.quantity))
      await quantity.blur()
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
        .click()
      await eventually(async () => (await cartOf(page)).at(-1)).toBe(
        `${many?.quantity} × ${many?.id}`,
      )

      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Panier/ })
        .click()
      await page.getByText(/de 2 vendeurs, en 2 colis/).waitFor()
      await page.getByText(`Remise quantité`).first().waitFor()
      await page.getByRole('button', { name: 'Commander' }).click()
      await page.waitForURL('**/checkout')
      await fillCheckout(page, CHECKOUT_IN.fr, { person: KARIM, city: 'Oran' })
      await page
        .getByRole('group', { name: 'Mode de livraison' })
        .getByRole('radio')
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Confirmer la commande' }).click()
      const placed = await orderNumberOn(page)
      await page.getByRole('main').getByRole('region').nth(1).waitFor()
      return placed
    })

    const { rows } = await site().query(
      `select count(*)::int as parcels, count(distinct o.vendor_id)::int as vendors,
         sum(o.total_centimes) = min(p.total_centimes) as adds_up,
         sum(o.subtotal_centimes) < (select sum(i.quantity * v.full_price) from orders.order_items i
           join lateral (select coalesce(w.price_centimes, c.price_centimes) as full_price
             from catalog.variants w join catalog.products c on c.id = w.product_id where w.id = i.variant_id) v on true
           join orders.orders x on x.id = i.order_id where x.purchase_id = min(p.id::text)::uuid) as cheaper
       from orders.orders o join orders.purchases p on p.id = o.purchase_id where p.number = $1`,
      [number],
    )
    expect(rows).toEqual([{ parcels: 2, vendors: 2, adds_up: true, cheaper: true }])
  })
})
