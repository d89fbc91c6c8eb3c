import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'

type CalledOrder = { id: string; number: string; name: string; phone: string; buyer: string }

onSite('the support desk of the back office', ({ site, visit }) => {
  const pick = async (): Promise<CalledOrder> => {
    const { rows } = await site().query<CalledOrder>(
      `select o.id, o.order_number as number, p.first_name || ' ' || p.last_name as name,
         '0' || substr(p.phone, 5) as phone, p.buyer_id as buyer
       from orders.orders o join orders.purchases p on p.id = o.purchase_id
       where p.buyer_id is not null and o.status = 'delivered'
         and exists (select from orders.parcels pa where pa.order_id = o.id)
         -- Of the demo: what other journeys order on the same site may be anybody's, or erased.
         and o.placed_at < now() - interval '1 day' and p.phone ~ '^[+]213[567]'
       order by o.placed_at desc limit 1`,
    )
    const order = rows[0]
    if (!order) throw new Error('the demo has delivered orders of accounts')
    return order
  }
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher partout' })

  test('a caller is found by Ctrl K, the order says all, and the customer page the rest', async () => {
    const order = await pick()
    await visit({ as: 'admin@yova.example' }, async (page) => {
      await open(page, '/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      const field = palette(page).getByRole('combobox')
      await field.waitFor()
      // Typed and not filled: the keyboard alone must reach the field.
      await page.keyboard.type('remboursements')
      await palette(page).getByRole('option', { name: /Écran/ }).first().waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(order.number)
      // Its return has the same number, and more.
      await palette(page)
        .getByRole('option', { name: `Commande ${order.number} ` })
        .waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin/orders/${order.id}`)

      for (const title of ['Colis et suivi', 'Écritures comptables', 'Documents', 'Historique'])
        await page.getByRole('heading', { name: title }).waitFor()
      await page.getByText('Vente', { exact: true }).first().waitFor()
      const note = `Rappeler ${order.name} à 18 h`
      await page.getByLabel('Nouvelle note').fill(note)
      await page.getByRole('button', { name: 'Ajouter la note' }).click()
      await page.locator('.notes-list').getByText(note).waitFor()
      await page.getByRole('button', { name: 'Renvoyer la confirmation' }).click()
      await page.locator('.toaster').getByText('La confirmation part vers le client').waitFor()

      await page.getByRole('link', { name: `Voir la fiche de ${order.name}` }).click()
      await page.waitForURL(`**/admin/customers/${order.buyer}`)
      await page.getByText('Refusées à la porte').waitFor()
      await page.getByRole('link', { name: order.number, exact: true }).waitFor()
    })
  })

  test('on a phone in Arabic a button searches, and a number leads to the orders of its phone', async () => {
    const order = await pick()
    await visit({ as: 'admin@yova.example', width: PHONE, language: 'ar' }, async (page) => {
      await open(page, '/admin/orders')
      await page.locator('.palette-button').click()
      const dialog = page.getByRole('dialog', { name: 'البحث في كل شيء' })
      await dialog.getByRole('combobox').fill(order.phone)
      await dialog.getByRole('option', { name: /طلبات هذا الهاتف/ }).click()
      await page.waitForURL(/admin\/customers\/%2B213/)
      await page.getByRole('link', { name: order.number, exact: true }).waitFor()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })

  test('an order is found in the list by the phone of its buyer, and filters narrow it', async () => {
    const order = await pick()
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/admin/orders')
      await page.getByRole('searchbox').fill(order.phone)
      await page.getByRole('link', { name: `Voir la commande ${order.number}` }).waitFor()
      await page.getByRole('button', { name: 'Filtres' }).click()
      await page.getByRole('combobox', { name: /^Paiement/ }).selectOption('failed')
      await page.waitForURL(/payment_status=failed/)
      await page
        .getByRole('link', { name: `Voir la commande ${order.number}` })
        .waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Effacer les filtres' }).click()
      await page.getByRole('link', { name: `Voir la commande ${order.number}` }).waitFor()
    })
  })

  test('the sessions of an account end from its page', async () => {
    const email = await newcomer(site(), 'sessions')
    await signIn(site(), email)
    const { rows } = await site().query<{ id: string }>(
      'select id from identity.users where email = $1',
      [email],
    )
    const count = async () =>
      (await site().query('select from identity.sessions where user_id = $1', [rows[0]?.id])).rows
        .length
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, `/admin/customers/${rows[0]?.id}`)
      const before = await count()
      await page.getByRole('button', { name: 'Déconnecter', exact: true }).first().click()
      await page.locator('.toaster').getByText('Appareil déconnecté').waitFor()
      expect(await count()).toBe(before - 1)
    })
  })
})
