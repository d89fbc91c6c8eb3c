import { expect, test } from 'vitest'
import { onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import {
  CHECKOUT_IN,
  cartOfThreeShops,
  fillCheckout,
  orderNumberOn,
  priced,
} from './buyer-fixture.ts'

onSite('offices of several couriers', ({ site, visit }) => {
  test('[CHECK-2] where the couriers of the shops share no office, each has a list of its own', async () => {
    const stored = await cartOfThreeShops(site())
    const [first] = JSON.parse(stored['yova-cart']) as { id: string }[]
    // One shop sends by a courier of its own, all the others by another one.
    await site().query(
      `insert into shipping.courier_accounts (vendor_id, courier_code, is_default)
       select v.id, case when v.id = p.vendor_id then 'guepex' else 'yalidine' end, true
       from catalog.products p cross join vendors.vendors v where p.id = $1
       on conflict do nothing`,
      [first!.id],
    )
    const { rows: added } = await site().query<{ id: string }>(
      `insert into shipping.pickup_points (id, courier_code, wilaya_code, name, address)
       values (gen_random_uuid(), 'guepex', '31', 'Guepex Maraval', '4 rue Maraval') returning id`,
    )
    try {
      await visit({ language: 'fr', width: PHONE, stored }, async (page) => {
        await open(page, '/checkout')
        await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
        await page.getByRole('radio', { name: /Point relais/ }).check()
        const lists = page.getByRole('group', { name: /Choisissez un bureau pour le colis de/ })
        await lists.nth(1).waitFor()
        expect(await lists.count()).toBe(2)
        expect(await overflow(page)).toBe(0)
        await page.getByRole('radio', { name: /Guepex Maraval/ }).check()
        await priced(page)
        const confirm = page.getByRole('button', { name: 'Confirmer la commande' }).first()
        await confirm.click()
        // One list is still open: the order waits for it.
        const rest = lists.filter({ hasNot: page.getByRole('radio', { name: /Guepex/ }) })
        await rest.getByText('Choisissez un bureau', { exact: true }).waitFor()
        await rest.getByRole('radio').first().check()
        await priced(page)
        await confirm.click()
        const number = await orderNumberOn(page)
        const { rows } = await site().query<{ name: string }>(
          `select d.name from orders.orders o join shipping.pickup_points d on d.id = o.pickup_point_id
           where o.order_number like $1 || '-%'`,
          [number],
        )
        expect(rows).toHaveLength(3)
        expect(rows.filter(({ name }) => name === 'Guepex Maraval')).toHaveLength(1)
      })
    } finally {
      await site().query(`delete from shipping.courier_accounts where credentials is null`)
      await site().query(`update shipping.pickup_points set is_open = false where id = $1`, [
        added[0]!.id,
      ])
    }
  })
})
