import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import {
  cartWith,
  CHECKOUT_IN,
  field,
  fillCheckout,
  orderNumberOn,
  priced,
} from './buyer-fixture.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { soldAs } from './past-orders-fixture.ts'
import { codeIn, mailTo, newAddress, PASSWORD } from './signup-fixture.ts'

onSite('a guest and an account', ({ site, visit }) => {
  test('an account made from the success page keeps the e-mail and comes back to the order', async () => {
    const email = newAddress()
    const sold = await soldAs(site(), 'Baklawa')
    const stored = cartWith({ id: sold.id, price: 4800, name: sold.name })
    await visit({ width: PHONE, stored, expects: [/422/] }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
      await field(page, CHECKOUT_IN.fr.email).fill(email)
      await priced(page)
      await page.getByRole('button', { name: 'Confirmer la commande' }).click()
      const number = await orderNumberOn(page)
      await mailTo(site(), email) // of the order, so that the next one has the code
      await site().query('delete from platform.dev_emails where "to" = $1', [email])

      await page.locator('.account-offer a').click()
      const form = page.locator('form:visible')
      await eventually(() => form.locator('[name=email]').inputValue()).toBe(email)
      await page.getByText('6 caractères au moins').waitFor()
      expect(await form.locator('[name=phone]').inputValue()).toBe('0550 12 34 56')
      expect(await form.locator('[name=firstName]').inputValue()).toBe('Meriem')
      await form.locator('[name=password]').fill('123456')
      await form.locator('[name=confirm]').fill('123456')
      const submit = page.getByRole('button', { name: "S'inscrire", exact: true }).last()
      await submit.click()
      // Once, at its field.
      await form.locator('.field-error').waitFor()
      expect(await page.locator('.toast').count()).toBe(0)

      await form.locator('[name=password]').fill(PASSWORD)
      await form.locator('[name=confirm]').fill(PASSWORD)
      await submit.click()
      await page.waitForURL((url) => url.pathname === '/auth/verify')
      await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await mailTo(site(), email)))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL((url) => url.pathname === `/order/${number}`)
    })
  })

  test('a visitor finds the way to an order from the menu, the footer and the sign-in', async () => {
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/auth')
      await page.getByRole('link', { name: 'تتبّع طلب' }).waitFor()
      await open(page, '/')
      const footer = page.getByRole('contentinfo')
      expect(await footer.getByRole('link', { name: 'تتبّع طلب' }).count()).toBe(1)
      await page.getByRole('button', { name: 'القائمة' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'تتبّع طلب' }).click()
      await page.waitForURL((url) => url.pathname === '/track')
    })
    await visit({ width: DESKTOP }, async (page) => {
      await open(page, '/')
      await page.locator('.utility').getByRole('link', { name: 'Suivre une commande' }).waitFor()
    })
  })

  test('the number of unread messages stands in the row of the messages', async () => {
    const email = await newcomer(site(), 'unread')
    const stored = await signIn(site(), email)
    await site().query(
      `insert into messaging.threads (id, vendor_id, kind, buyer_id, subject, language, state,
         buyer_unread, last_message_at, created_at)
       select gen_random_uuid(), (select id from vendors.vendors where is_public limit 1), 'shop',
         u.id, 'x', 'ar', 'open', 3, now(), now() from identity.users u where u.email = $1`,
      [email],
    )
    await visit({ language: 'ar', width: PHONE, stored: { 'yova-auth': stored } }, async (page) => {
      await open(page, '/account')
      const badge = page.locator('.account-menu .count-badge')
      await badge.waitFor()
      const isInside = await badge.evaluate((found) => {
        const row = found.closest('li')!.getBoundingClientRect()
        const { top, bottom, left, right } = found.getBoundingClientRect()
        return top >= row.top && bottom <= row.bottom && left >= row.left && right <= row.right
      })
      expect(isInside).toBe(true)
    })
  })
})
