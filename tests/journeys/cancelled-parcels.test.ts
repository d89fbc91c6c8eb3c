import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { buyAs, soldAs } from './past-orders-fixture.ts'

type Parcel = { id: string; number: string; vendor: string; total: number }

const digits = async (page: Page, selector: string): Promise<number> =>
  Number((await page.locator(selector).last().innerText()).replaceAll(/\D/g, ''))

onSite('one parcel of a purchase is cancelled', ({ site, visit }) => {
  async function boughtFromTwo() {
    const email = await newcomer(site(), 'parcels')
    const products = [await soldAs(site(), 'Table basse'), await soldAs(site(), 'Baklawa')]
    const [order] = await buyAs(site(), email, products)
    const number = order!.number.replace(/-\d$/, '')
    const { rows: parcels } = await site().query<Parcel>(
      `select o.id, o.order_number as number, coalesce(v.business_name_ar, v.business_name) as vendor,
         (o.total_centimes / 100)::integer as total
       from orders.orders o join orders.purchases p on p.id = o.purchase_id
       join vendors.vendors v on v.id = o.vendor_id where p.number = $1 order by o.order_number`,
      [number],
    )
    expect(parcels).toHaveLength(2)
    return { email, number, key: order!.key, parcels, products }
  }

  test('[CHECK-7] [ACC-2] the parcel is named, what stays is said, and every sum follows', async () => {
    const { number, key, parcels } = await boughtFromTwo()
    const [cancelled, staying] = parcels as [Parcel, Parcel]
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      const cancel = page.getByRole('button', { name: 'إلغاء هذا الطرد' })
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'إلغاء هذا الطرد' })
      const whole = page.locator('.track-facts > div').filter({ hasText: 'مجموع الطلب' })
      const change = page.getByRole('button', { name: 'تغيير العنوان' })
      await open(page, `/track?number=${number}#key=${key}`)
      await page
        .getByRole('group', { name: 'طرودك' })
        .getByRole('button', { name: cancelled.vendor })
        .click()
      await change.waitFor()
      await cancel.click()
      const dialog = page.getByRole('dialog', {
        name: new RegExp(`إلغاء طرد .*${cancelled.vendor}`),
      })
      await dialog.getByText(new RegExp(`${staying.vendor}.* يبقى مطلوبًا`)).waitFor()
      await confirm.click()
      await dialog.getByText('اختر سببًا.').waitFor()
      await dialog.getByRole('radio', { name: 'سبب آخر' }).check()
      await dialog.getByRole('textbox').fill('سأسافر')
      await confirm.click()
      const toaster = page.locator('.toaster')
      await toaster.getByText('طردك الآخر يبقى مطلوبًا').waitFor()
      await toaster.getByText(cancelled.vendor).waitFor()
      await eventually(() => whole.innerText()).toContain(String(staying.total % 1000))
      expect(await digits(page, '.track-facts > div:last-child dd')).toBe(staying.total)
      expect(await change.count()).toBe(0)
      await page.getByText('المبلغ الملغى').waitFor()
      await page.getByText('سأسافر').waitFor()
      await page.getByRole('button', { name: 'الشراء مجددًا' }).waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await overflow(page)).toBe(0)

      await open(page, `/order/${number}`)
      const card = page.getByRole('region', { name: cancelled.vendor })
      await card.getByText('ملغى').waitFor()
      expect(await card.locator('footer').count()).toBe(0)
      expect(await digits(page, '.totals-total dd')).toBe(staying.total)

      await cancel.click()
      await page.getByRole('radio', { name: 'غيّرت رأيي' }).check()
      await confirm.click()
      // Nothing is left to pay: the sum is that of what was cancelled.
      await eventually(() => page.locator('.totals-total dt').innerText()).toBe('المبلغ الملغى')
      expect(await digits(page, '.totals-total dd')).toBe(cancelled.total + staying.total)
      expect(await change.count()).toBe(0)
      expect(await page.locator('.order-steps').count()).toBe(0)
    })
  })

  test('[ACC-2] the account names the products, and adds up what was not cancelled', async () => {
    const { email, number, parcels, products } = await boughtFromTwo()
    const [cancelled, staying] = parcels as [Parcel, Parcel]
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ width: DESKTOP, stored }, async (page) => {
      await open(page, `/account/orders/${cancelled.id}`)
      await page.getByRole('button', { name: 'Annuler ce colis' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/reste commandé/).waitFor()
      await dialog.getByRole('radio', { name: "J'ai changé d'avis" }).check()
      await dialog.getByRole('button', { name: 'Annuler ce colis' }).click()
      await page.locator('.toaster').getByText('Votre autre colis reste commandé.').waitFor()
      expect(await page.getByRole('button', { name: "Changer l'adresse" }).count()).toBe(0)

      await open(page, '/account/orders')
      const purchase = page.getByRole('article').filter({ hasText: number })
      for (const { name } of products) await purchase.getByText(name).waitFor()
      const sum = purchase.locator('header > b')
      expect(Number((await sum.innerText()).replaceAll(/\D/g, ''))).toBe(staying.total)
      const all = page.getByRole('button', { name: 'Toutes' })
      expect(await all.locator('svg').count()).toBe(0)
    })
  })
})
