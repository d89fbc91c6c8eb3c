import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { cartOf } from './buyer-fixture.ts'
import { buyAs, soldAs } from './past-orders-fixture.ts'

onSite('one’s own orders', ({ site, visit }) => {
  const sold = (name: string) => soldAs(site(), name)

  test('[ACC-2] from the track page to one’s orders; one is cancelled and the stock comes back', async () => {
    const email = await newcomer(site(), 'orders')
    const product = await sold('Table basse')
    const [order] = await buyAs(site(), email, [product])
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, '/track')
      await page.getByRole('link', { name: 'Voir toutes mes commandes' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mes commandes' }).waitFor()
      const purchase = page.getByRole('article').filter({ hasText: order!.number })
      await purchase.getByText('1 colis').waitFor()
      await page.getByRole('button', { name: 'Livrées' }).click()
      await page.getByText('Aucune commande ne correspond').waitFor()
      await page.getByRole('button', { name: 'Voir toutes mes commandes' }).click()
      await page.getByRole('searchbox', { name: 'Numéro, produit ou boutique' }).fill('table')
      await page.getByRole('button', { name: 'Chercher' }).last().click()
      await purchase.waitFor()
      await page.getByRole('link', { name: `Voir la commande ${order!.number}` }).click()
      await page.getByRole('heading', { level: 1, name: new RegExp(order!.number) }).waitFor()
      await page.getByRole('list', { name: 'Avancement du colis' }).waitFor()

      await page.getByRole('button', { name: 'Annuler la commande' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'La livraison est trop lente' }).check()
      await dialog.getByRole('button', { name: 'Annuler la commande' }).click()

      await page.getByText('Commande annulée').waitFor()
      await page.getByText('La livraison est trop lente').waitFor()
      expect(await page.getByRole('button', { name: 'Annuler la commande' }).count()).toBe(0)
      const { rows } = await site().query<{ stock: number; reason: string }>(
        `select v.on_hand as stock, o.cancel_reason as reason
         from catalog.variants v, orders.orders o where v.id = $1 and o.id = $2`,
        [product.variant, order!.id],
      )
      expect(rows[0]).toEqual({ stock: product.stock, reason: 'too_slow' })
    })
  })

  test('[ACC-2] what is still sold is bought again, and what is not is said', async () => {
    const email = await newcomer(site(), 'again')
    const saved = await sold('Baklawa')
    const gone = await sold('Table basse')
    const [rememberedOrder, goneOrder] = [
      (await buyAs(site(), email, [saved]))[0]!,
      (await buyAs(site(), email, [gone]))[0]!,
    ]
    const stored = { 'yova-auth': await signIn(site(), email) }
    await site().query(`update catalog.products set status = 'draft' where id = $1`, [gone.id])
    try {
      await visit({ stored, language: 'ar' }, async (page) => {
        for (const [order, isSold] of [
          [goneOrder, false],
          [rememberedOrder, true],
        ] as const) {
          await open(page, `/account/orders/${order.id}`)
          await page.getByRole('button', { name: 'الشراء مجددًا' }).click()
          const dialog = page.getByRole('dialog')
          if (isSold) await dialog.getByText('أُضيف منتج واحد إلى السلة').waitFor()
          else {
            await dialog.getByText('لم يُضف شيء إلى السلة').waitFor()
            await dialog.getByText(gone.nameAr).waitFor()
          }
        }
        expect(await cartOf(page)).toEqual([`1 × ${saved.id}`])
        await page.getByRole('dialog').getByRole('button', { name: 'عرض السلة' }).click()
        await page.waitForURL((url) => url.pathname === '/cart')
      })
    } finally {
      await site().query(`update catalog.products set status = 'active' where id = $1`, [gone.id])
      await site().forgetPages()
    }
  })

  test('[ACC-2] the order of somebody else is not there', async () => {
    const hers = await newcomer(site(), 'hers')
    const [order] = await buyAs(site(), hers, [await sold('Dattes')])
    const stored = { 'yova-auth': await signIn(site(), await newcomer(site(), 'his')) }
    await visit({ stored, expects: [/404/] }, async (page) => {
      await open(page, `/account/orders/${order!.id}`)
      await page.getByText('Cette commande ne se trouve pas dans votre compte.').waitFor()
    })
  })

  test('[ACC-4] a wishlist is the same on two devices, and what a browser had joins it', async () => {
    const email = await newcomer(site(), 'wishes')
    const [dates, honey] = [await sold('Dattes'), await sold('Baklawa')]
    const listOf = async () =>
      (
        await site().query<{ id: string }>(
          `select product_id as id from cart.wishlist_items w
           join identity.users u on u.id = w.user_id where u.email = $1 order by saved_at`,
          [email],
        )
      ).rows.map(({ id }) => id)
    const session = await signIn(site(), email)
    const hers = JSON.stringify([{ id: dates.id, price: 9999 }])
    await visit({ stored: { 'yova-auth': session, 'yova-wishlist': hers } }, async (page) => {
      await open(page, '/wishlist')
      await eventually(listOf).toEqual([dates.id])
      await open(page, `/product/${honey.id}`)
      await page.getByRole('button', { name: 'Favoris', exact: true }).click()
      await eventually(listOf).toEqual([dates.id, honey.id])
    })
    const other = await signIn(site(), email, 'another device')
    await visit({ stored: { 'yova-auth': other } }, async (page) => {
      await open(page, '/wishlist')
      await eventually(() => page.getByRole('article').count()).toBe(2)
      await page.getByRole('button', { name: /Retirer des favoris : Dattes/ }).click()
      await eventually(listOf).toEqual([honey.id])

      await page.getByRole('button', { name: 'Déconnexion' }).first().click()
      await eventually(() => storedIn(page, 'yova-wishlist')).toEqual([])
    })
  })
})
