import { expect, test } from 'vitest'
import { DATES } from '#tests/accessibility/screens.ts'
import { onSite, open } from '#tests/support/visitor-story.ts'
import { cartWith, CHECKOUT_IN, fillCheckout } from './buyer-fixture.ts'

onSite('the last look before the order', ({ site, visit }) => {
  test('[CHECK-9] centimes are rounded to the dinar in a line of their own, and the rights of the buyer stand above the button', async () => {
    const setPrice = (centimes: number) =>
      site().query<{ before: number }>(
        `with old as (select price_centimes::int as before from catalog.products where id = $1)
         update catalog.products set price_centimes = $2, compare_at_price_centimes = null
         where id = $1 returning (select before from old) as before`,
        [DATES, centimes],
      )
    const { rows } = await setPrice(85_070)
    try {
      const stored = cartWith({ id: DATES, price: 850.7, name: 'Dattes' })
      await visit({ stored }, async (page) => {
        await open(page, '/checkout')
        await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
        const recap = page.getByRole('complementary', { name: 'Votre commande' })
        const line = (name: string) =>
          recap
            .locator('div')
            .filter({ has: page.getByText(name, { exact: true }) })
            .last()
        expect(await line('Arrondi au dinar').innerText()).toMatch(/[+-]?0,30\s*DA/)

        const button = page.getByRole('button', { name: 'Confirmer la commande' }).last()
        const isBelowRights = await button.evaluate((item) => {
          const rights = [...document.querySelectorAll('.legal-recap')]
          return rights.some(
            (recap) => recap.compareDocumentPosition(item) & 4 && recap.checkVisibility(),
          )
        })
        expect(isBelowRights).toBe(true)
        await page.locator('.legal-recap:visible').getByText('4 jours ouvrables').waitFor()
      })
    } finally {
      await setPrice(rows[0]?.before ?? 85_000)
    }
  })
})
