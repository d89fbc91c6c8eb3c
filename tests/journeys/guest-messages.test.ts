import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'
import { buyAs } from './past-orders-fixture.ts'

onSite('a guest and the shop', ({ site, visit }) => {
  async function bought(email: string) {
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p join vendors.vendors v on v.id = p.vendor_id
       join identity.users u on u.id = v.user_id join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
       order by p.id limit 1`,
    )
    const [order] = await buyAs(site(), email, rows)
    if (!order) throw new Error('nothing was bought')
    return order
  }

  test('[VSPACE-7] writes from the tracking page, and reads the answer there', async () => {
    const order = await bought('guest-messages@mail.example')
    await visit({ language: 'ar' }, async (page) => {
      await open(page, `/track?number=${order.number}#key=${order.key}`)
      await page.getByRole('button', { name: 'مشكلة في هذا الطرد؟' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'راسل المتجر' }).click()
      const text = page.getByRole('textbox', { name: 'رسالتك' })
      await text.waitFor()
      await eventually(() => text.evaluate((el) => el === document.activeElement)).toBe(true)
      await text.fill('هل يصل قبل الجمعة؟')
      await text.press('Control+Enter')
      await page.locator('.order-messages .is-own').getByText('هل يصل قبل الجمعة؟').waitFor()

      await visit({ as: 'vendeur@yova.example' }, async (shop) => {
        await open(shop, '/vendor/messages')
        await shop
          .getByRole('link', { name: new RegExp(order.number) })
          .first()
          .click()
        expect(
          await shop
            .locator('.message-with')
            .getByRole('link', { name: new RegExp(order.number) })
            .getAttribute('href'),
        ).toContain(order.id)
        await shop.getByRole('textbox', { name: 'Votre message' }).fill('Oui, demain.')
        await shop.getByRole('button', { name: 'Envoyer' }).click()
        await shop.locator('.message-words .is-own').getByText('Oui, demain.').waitFor()
      })
      await page.reload()
      await page.locator('.order-messages').getByText('Oui, demain.').waitFor()

      await page.getByRole('link', { name: 'راسل يوفا' }).click()
      await page.waitForURL(/\/contact/)
      expect(await page.locator('[name=order_number]').inputValue()).toBe(order.number)
      expect(await page.locator('[name=email]').inputValue()).toBe('guest-messages@mail.example')
      expect(await page.locator('[name=name]').inputValue()).not.toBe('')
    })
  })
})
