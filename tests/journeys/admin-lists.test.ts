import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'

onSite("the order of the back office's lists", ({ site, visit }) => {
  const extreme = async (order: string, id: 'price_centimes') =>
    (
      await site().query<{ name: string }>(
        `select name ->> 'fr' as name from catalog.products order by ${id} ${order}, id ${order} limit 1`,
      )
    ).rows[0]?.name
  const firstOf = (page: Page) =>
    page.locator('.goods-table tbody tr').first().locator('a').first().innerText()

  test('[APROD-1] a head puts the products in order by price, once more the other way, and the address keeps it', () =>
    visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/admin/products')
      const price = page.getByRole('columnheader', { name: 'Prix' })
      await price.getByRole('button').click()
      await eventually(() => price.getAttribute('aria-sort')).toBe('ascending')
      await eventually(() => firstOf(page)).toContain(await extreme('asc', 'price_centimes'))
      await price.getByRole('button').click()
      await eventually(() => firstOf(page)).toContain(await extreme('desc', 'price_centimes'))
      expect(new URL(page.url()).searchParams.get('sort')).toBe('price_desc')
      await page.reload()
      await eventually(() => firstOf(page)).toContain(await extreme('desc', 'price_centimes'))
    }))

  test('[AORD-1] on a phone the order is chosen above the cards', () =>
    visit(
      { as: 'admin@yova.example', sharesSession: true, width: PHONE, language: 'ar' },
      async (page) => {
        const { rows } = await site().query<{ number: string }>(
          'select order_number as number from orders.orders order by total_centimes desc, id desc limit 1',
        )
        await open(page, '/admin/orders')
        await page.getByRole('combobox', { name: 'الترتيب:' }).selectOption('total_desc')
        await eventually(() => page.locator('.row-cards li').first().innerText()).toContain(
          rows[0]?.number,
        )
        expect(await overflow(page)).toBe(0)
      },
    ))
})
