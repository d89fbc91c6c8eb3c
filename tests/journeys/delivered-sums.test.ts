import { expect, test } from 'vitest'
import { DESKTOP, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import {
  CHECKOUT_IN,
  cartOfThreeShops,
  cartWith,
  field,
  fillCheckout,
  orderNumberOn,
  priced,
  reload,
} from './buyer-fixture.ts'

type Offered = { id: string; name: string; price: number; vendor: { id: string } }

const dinars = (text: string) => Number(text.replaceAll(/[^\d]/g, ''))

onSite('what is handed over is named whole', ({ site, visit }) => {
  const api = async <Body>(path: string) =>
    (await (await fetch(`${site().url}/api/v1${path}`)).json()) as Body

  test('[CHECK-9] no sum without the delivery is called due; with a wilaya the product page names the delivered one', async () => {
    const { items } = await api<{ items: Offered[] }>('/products?in_stock=true&limit=1')
    const product = items[0]!
    const { options } = await api<{ options: { method: string; fee: number }[] }>(
      `/delivery?wilaya=31&vendor=${product.vendor.id}`,
    )
    const fee = options.find(({ method }) => method === 'home')!.fee
    await visit({ language: 'fr', width: PHONE, stored: cartWith(product) }, async (page) => {
      await open(page, `/product/${product.id}`)
      const bar = page.locator('.buy-bar')
      await bar.getByText('hors livraison').waitFor()
      const price = dinars(await bar.locator('b').first().innerText())

      await open(page, '/checkout')
      await priced(page)
      const due = page.locator('.bottom-bar')
      await due.getByText('Total hors livraison').waitFor()
      await page.getByText('Le total ne comprend pas encore la livraison').first().waitFor()
      expect(await due.innerText()).not.toContain('réception')

      await page.evaluate(() => (document.cookie = 'yova-wilaya=31; path=/'))
      await open(page, `/product/${product.id}`)
      await bar.getByText('livré à Oran').waitFor()
      expect(dinars(await bar.locator('b').first().innerText())).toBe(price + fee)
      expect(await overflow(page)).toBe(0)
    })
  })

  test('[CHECK-2] [CHECK-5] three parcels to one office: no street is asked, and the sum of all is named', async () => {
    const stored = await cartOfThreeShops(site())
    const { items: offices } = await api<{ items: { name: string; address: string }[] }>(
      '/wilayas/31/pickup-points',
    )
    const office = offices[0]!
    await visit({ language: 'fr', width: DESKTOP, stored }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
      await page.getByRole('radio', { name: /Point relais/ }).check()
      await page.getByRole('group', { name: 'Choisissez un bureau' }).waitFor()
      expect(await field(page, 'Adresse').count()).toBe(0)
      await priced(page)
      const confirm = page.getByRole('button', { name: 'Confirmer la commande' }).first()
      await confirm.click()
      await page.getByText('Choisissez un bureau').nth(1).waitFor()
      await page.getByRole('radio', { name: new RegExp(office.name) }).check()
      await priced(page)
      await confirm.click()

      const number = await orderNumberOn(page)
      await page.getByRole('main').getByText(office.name).nth(2).waitFor()
      const due = await page.locator('.totals-total dd').last().innerText()
      await open(page, `/track?number=${number}`)
      const prepare = page.locator('.prepare')
      await prepare.getByText('pour vos 3 colis').waitFor()
      expect(dinars(await prepare.locator('b').first().innerText())).toBe(Number(`${dinars(due)}3`))
      const parcels = page.getByRole('group', { name: 'Vos colis' }).getByRole('button')
      expect(await parcels.count()).toBe(3)
      await parcels.nth(1).click()
      await page.getByText(`${office.name}, ${office.address}`, { exact: false }).waitFor()
      await reload(page)
      expect(await overflow(page)).toBe(0)
    })
  })
})
