import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { CHECKOUT_IN, cartOf, cartWith, fillCheckout, orderNumberOn } from './buyer-fixture.ts'

async function something(url: string) {
  const answer = await fetch(`${url}/api/v1/products?in_stock=true&limit=50`)
  const { items } = (await answer.json()) as {
    items: { id: string; name: string; price: number; inventory_quantity: number }[]
  }
  const { id, name, price } = items.toSorted(
    (a, b) => b.inventory_quantity - a.inventory_quantity,
  )[0]!
  return { id, name, price }
}

onSite('paying by Edahabia on the page of the payment service', ({ site, visit }) => {
  test('[CHECK-3] [CHECK-4] nobody pays before the conditions are accepted; a card that is refused loses nothing', async () => {
    const stored = cartWith(await something(site().url))
    await visit({ language: 'ar', width: PHONE, stored }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.ar, { city: 'وهران' })
      await page.getByRole('radio', { name: /بطاقة الذهبية/ }).check()
      const confirm = page.getByRole('button', { name: 'تأكيد ودفع' }).last()
      await confirm.click()
      await page.getByText('وافق على شروط البيع لتدفع عبر الإنترنت').waitFor()
      expect(page.url()).toMatch(/\/checkout/)
      await page.getByRole('checkbox', { name: /شروط البيع/ }).check()
      await confirm.click()

      // No second choice: the press leads to the page of the payment service.
      await page.getByRole('heading', { name: 'صفحة دفع تجريبية' }).waitFor()
      await page.getByRole('button', { name: 'رفض البطاقة' }).click()
      const number = await orderNumberOn(page)
      await page.getByText('لم تتم عملية الدفع').waitFor()
      expect(await overflow(page)).toBe(0)
      await eventually(() => cartOf(page), 'the cart is emptied').toEqual([])

      await page.getByRole('button', { name: 'ادفع ببطاقة الذهبية' }).click()
      await page.getByRole('button', { name: 'ادفع', exact: true }).click()
      await page.getByRole('heading', { name: 'تم قبول الدفع' }).waitFor()
      await page.getByText('3020').waitFor()
      await page.getByRole('heading', { level: 1 }).getByText(number).waitFor()

      const state = () =>
        site()
          .query(
            `select o.status, o.payment_status from orders.orders o
             join orders.purchases p on p.id = o.purchase_id where p.number = $1`,
            [number],
          )
          .then((found) => found.rows as object[])
      await eventually(state).toEqual([{ status: 'confirmed', payment_status: 'paid' }])
    })
  })

  test('[CHECK-3] she gives the card up and pays at the door instead', async () => {
    const stored = cartWith(await something(site().url))
    await visit({ language: 'fr', width: DESKTOP, stored }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
      await page.getByRole('radio', { name: /Carte CIB/ }).check()
      await page.getByRole('checkbox', { name: /conditions de vente/ }).check()
      await page.getByRole('button', { name: 'Confirmer et payer' }).first().click()
      await page.getByRole('button', { name: 'Annuler et revenir' }).click()
      await page.getByRole('button', { name: 'Payer plutôt à la réception' }).click()
      await page.getByRole('heading', { level: 1, name: /confirmée/ }).waitFor()
    })
  })
})
