import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { agreed, cartOf, cartWith, reload } from './buyer-fixture.ts'

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const toasts = (page: Page) => page.locator('.toast')

onSite('the cart', ({ site, visit }) => {
  const productNamed = async (name: string) => {
    const { rows } = await site().query<{
      id: string
      name: string
      price: number
      vendor: string
    }>(
      `select p.id, p.name ->> 'fr' as name, (p.price_centimes / 100)::int as price, v.business_name as vendor
       from catalog.products p join vendors.vendors v on v.id = p.vendor_id
       where p.name ->> 'fr' like $1 order by p.id limit 1`,
      [`${name}%`],
    )
    if (!rows[0]) throw new Error(`the demo has no ${name}`)
    return rows[0]
  }

  test('[CART-1] [CART-6] adding again adds one; the line keeps what the specification says', () =>
    visit({}, async (page) => {
      const { id, name, price, vendor } = await productNamed('Dattes Deglet Nour')
      await open(page, `/product/${id}`)
      const add = page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
      await add.click()
      await eventually(() => cartOf(page)).toEqual([`1 × ${id}`])
      await add.click()
      await eventually(() => cartOf(page)).toEqual([`2 × ${id}`])
      expect(await storedIn(page, 'yova-cart')).toEqual([
        {
          id,
          name,
          price,
          vendor,
          quantity: 2,
          variant: null,
          image: expect.stringMatching(/^\/media\//),
        },
      ])
    }))

  test('[CART-1] [CART-3] quantities, removal, undo and emptying, each with its sentence, one at a time', async () => {
    const [dates, mugs] = [
      await productNamed('Dattes Deglet Nour'),
      await productNamed('Mugs en grès'),
    ]
    const stored = { ...cartWith(dates, mugs), ...agreed({ functional: true }) }
    await visit({ stored }, async (page) => {
      await open(page, '/cart')
      await page.getByRole('button', { name: `Un de plus : ${dates.name}` }).click()
      await toast(page, 'Quantité mise à jour').waitFor()
      await eventually(() => cartOf(page)).toEqual([`2 × ${dates.id}`, `1 × ${mugs.id}`])

      await page.getByRole('button', { name: `Retirer : ${mugs.name}` }).click()
      await toast(page, 'Produit retiré').waitFor()
      expect(await toasts(page).count()).toBe(1)
      expect(await cartOf(page)).toEqual([`2 × ${dates.id}`])
      await page.getByRole('button', { name: 'Annuler' }).click()
      await eventually(() => cartOf(page)).toEqual([`2 × ${dates.id}`, `1 × ${mugs.id}`])

      const quantity = page.getByRole('textbox', { name: `Quantité : ${mugs.name}` })
      await quantity.fill('0')
      await quantity.press('Enter')
      await eventually(() => cartOf(page)).toEqual([`2 × ${dates.id}`])
      await page.getByRole('button', { name: 'Vider le panier' }).click()
      await toast(page, 'Panier vidé').waitFor()
      expect(await toasts(page).count()).toBe(1)
      await page.getByText('Votre panier est vide').first().waitFor()
      expect(await cartOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Annuler' }).click()
      await eventually(() => cartOf(page)).toEqual([`2 × ${dates.id}`])

      await open(page, `/product/${mugs.id}`)
      await open(page, '/cart')
      await page.getByRole('button', { name: 'Vider le panier' }).click()
      const seen = page.getByRole('region', { name: 'Vus récemment' })
      await seen.getByRole('link', { name: mugs.name }).waitFor()
    })
  })

  test('[CART-2] the cart survives a reload and is the same in two tabs', async () => {
    const dates = await productNamed('Dattes Deglet Nour')
    await visit({ stored: cartWith(dates) }, async (page) => {
      await open(page, '/cart')
      const other = await page.context().newPage()
      await open(other, '/')
      await other.getByRole('link', { name: 'Panier, 1 article' }).first().waitFor()

      await page.getByRole('button', { name: `Un de plus : ${dates.name}` }).click()
      await other.getByRole('link', { name: 'Panier, 2 articles' }).first().waitFor()
      await reload(page)
      expect(
        await page.getByRole('textbox', { name: `Quantité : ${dates.name}` }).inputValue(),
      ).toBe('2')
      expect(await cartOf(other)).toEqual([`2 × ${dates.id}`])
    })
  })

  test('[CART-4] two vendors are two parcels; subtotal, delivery and total add up; a false promo code is refused in place', async () => {
    const [dates, mugs] = [
      await productNamed('Dattes Deglet Nour'),
      await productNamed('Mugs en grès'),
    ]
    await visit({ stored: cartWith(dates, mugs) }, async (page) => {
      await open(page, '/cart')
      for (const { vendor, name } of [dates, mugs])
        await page
          .getByRole('region', { name: vendor })
          .getByRole('link', { name })
          .first()
          .waitFor()
      await page.getByText('2 articles de 2 vendeurs, en 2 colis').waitFor()

      const recap = page.getByRole('complementary', { name: 'Récapitulatif' })
      await recap.getByRole('button', { name: 'Choisir la wilaya' }).click()
      const places = page.getByRole('dialog', { name: 'Où livrer ?' })
      await places.getByRole('searchbox', { name: 'Code ou nom de la wilaya' }).fill('alger')
      await places.getByRole('button', { name: /^16\s*Alger/ }).click()
      await recap.getByText('Livraison, 2 colis').waitFor()
      const amount = async (label: string): Promise<number> => {
        const row = recap
          .locator('dl > div')
          .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}`) }) })
        return Number((await row.getByRole('definition').innerText()).replaceAll(/\D/g, ''))
      }
      await eventually(() => amount('Livraison')).toBeGreaterThan(0)
      expect(await amount('Sous-total')).toBe(dates.price + mugs.price)
      expect(await amount('Total$')).toBe(
        (await amount('Sous-total')) + (await amount('Livraison')),
      )

      await recap.getByText('Ajouter un code promo').click()
      await recap.getByRole('textbox', { name: 'Code promo' }).fill('NEXISTEPAS')
      await recap.getByRole('button', { name: 'Appliquer' }).click()
      await eventually(() =>
        recap.getByRole('textbox', { name: 'Code promo' }).getAttribute('aria-invalid'),
      ).toBe('true')
      expect(await recap.getByRole('textbox', { name: 'Code promo' }).inputValue()).toBe(
        'NEXISTEPAS',
      )
    })
  })

  test('[CART-5] a price that moved, a short stock and a product that is gone are said line by line', async () => {
    const [dates, seat, mugs] = [
      await productNamed('Dattes Deglet Nour'),
      await productNamed('Siège auto enfant'),
      await productNamed('Mugs en grès'),
    ]
    const stored = cartWith({ ...dates, price: dates.price - 100 }, { ...seat, quantity: 40 }, mugs)
    await site().query(
      `update catalog.products set status = 'archived', archived_at = now() where id = $1`,
      [mugs.id],
    )
    try {
      await visit({ stored, width: PHONE }, async (page) => {
        await open(page, '/cart')
        const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
        await line(dates.name)
          .getByText(/^Le prix est passé de/)
          .waitFor()
        await line(seat.name)
          .getByText(/^Il n'en reste que \d+\s:\sla quantité a été ajustée\.$/)
          .waitFor()
        await page.getByRole('region', { name: 'Plus disponibles' }).getByText(mugs.name).waitFor()
        await page.getByText('Votre panier a changé depuis votre dernière visite.').waitFor()
      })
    } finally {
      await site().query(
        `update catalog.products set status = 'active', archived_at = null where id = $1`,
        [mugs.id],
      )
      await site().forgetPages()
    }
  })

  test('[TOAST-1] one toast at a time, 356 px wide, read aloud, gone after 4 s unless one stays on it; an error stays', () =>
    visit({ expects: [/400/, /invalid/i] }, async (page) => {
      const { id } = await productNamed('Dattes Deglet Nour')
      await open(page, `/product/${id}`)
      const add = page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
      await add.click()
      await toasts(page).waitFor()
      expect((await toasts(page).boundingBox())?.width).toBe(356)
      expect(
        await page
          .getByRole('status')
          .filter({ has: toasts(page) })
          .count(),
      ).toBe(1)
      await page.getByRole('main').getByRole('button', { name: 'Favoris', exact: true }).click()
      await toast(page, 'Ajouté aux favoris').waitFor()
      expect(await toasts(page).count()).toBe(1)

      const shownAt = performance.now()
      await page.mouse.move(5, 300)
      await toasts(page).waitFor({ state: 'hidden' })
      expect(performance.now() - shownAt).toBeGreaterThan(2_500)

      await open(page, '/auth')
      await page.getByRole('textbox', { name: 'Email' }).fill('client@yova.example')
      await page.getByLabel('Mot de passe', { exact: true }).fill('faux')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      const failure = page.getByRole('alert').filter({ has: toasts(page) })
      await failure.getByText('Erreur de connexion', { exact: true }).waitFor()
      await page.waitForFunction(
        (begun) => performance.now() - begun > 5_000,
        await page.evaluate(() => performance.now()),
      )
      expect(await failure.isVisible()).toBe(true)
      await failure.getByRole('button', { name: 'Fermer' }).click()
      await toasts(page).waitFor({ state: 'hidden' })
    }))
})
