import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { type Bought, buyAs } from './past-orders-fixture.ts'

/** The console reports the edit conflicts (409) that these tests cause. */
const expects = [/409/]

onSite('two people on one order', ({ site, visit }) => {
  async function bought(): Promise<Bought> {
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
         and jsonb_array_length(s.options) = 0 order by p.id limit 1`,
    )
    const [order] = await buyAs(site(), `lina.${crypto.randomUUID()}@mail.example`, rows)
    if (!order) throw new Error('nothing was bought')
    return order
  }
  const stateOf = async ({ id }: Bought) => {
    const { rows } = await site().query<{ status: string; cancel_reason: string | null }>(
      'select status, cancel_reason from orders.orders where id = $1',
      [id],
    )
    return rows[0]
  }
  const openAsVendor = async (page: Page, order: Bought, button: string) => {
    await open(page, `/vendor/orders?order=${order.id}`)
    await page.getByRole('dialog').getByRole('button', { name: button }).waitFor()
  }

  test('the administrator learns what the vendor did meanwhile, and cancels all the same in one press', async () => {
    const order = await bought()
    await visit({ as: 'admin@yova.example', expects }, async (page) => {
      await open(page, `/admin/orders?search=${order.number}`)
      const status = page.getByRole('button', { name: `Changer le statut de ${order.number}` })
      await status.waitFor()

      await visit({ as: 'vendeur@yova.example' }, async (vendor) => {
        await openAsVendor(vendor, order, 'Préparer')
        await vendor.getByRole('button', { name: 'Préparer' }).click()
        await vendor.locator('.toaster').getByText('Commande en préparation').waitFor()
      })

      await status.click()
      await page.getByRole('menuitemradio', { name: 'Annulée' }).click()
      const why = page.getByRole('dialog', { name: /^Annuler/ })
      await why.getByRole('textbox').fill('Demandé par téléphone')
      await why.getByRole('button', { name: 'Annuler la commande' }).click()

      const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' })
      await conflict.getByText(/État actuel\s: En préparation\.$/).waitFor()
      expect(await stateOf(order)).toEqual({ status: 'processing', cancel_reason: null })
      await conflict.getByRole('button', { name: 'Appliquer quand même' }).click()
      await eventually(() => stateOf(order)).toEqual({
        status: 'cancelled',
        cancel_reason: 'Demandé par téléphone',
      })
      await conflict.waitFor({ state: 'hidden' })
    })
  })

  test('a vendor who leaves things as they are changes nothing, and reads the order anew', async () => {
    const order = await bought()
    await visit({ as: 'vendeur@yova.example', width: PHONE, expects }, async (page) => {
      await openAsVendor(page, order, 'Préparer')
      await page.getByRole('button', { name: 'Annuler la commande' }).click()
      const why = page.getByRole('dialog', { name: /^Annuler/ })
      await why.waitFor()

      await visit({ as: 'admin@yova.example' }, async (admin) => {
        await open(admin, `/admin/orders?order=${order.id}`)
        const panel = admin.getByRole('dialog')
        await panel.getByRole('button', { name: 'Changer le statut' }).click()
        await admin.getByRole('menuitemradio', { name: 'Expédiée' }).click()
        await admin.getByRole('button', { name: 'Passer à : Expédiée' }).click()
        await admin.locator('.toaster').getByText('Succès').waitFor()
      })

      await why
        .getByRole('button', { name: /^Annuler/ })
        .last()
        .click()
      const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' })
      await conflict.getByText(/^L’équipe de la place de marché/).waitFor()
      await conflict.getByRole('button', { name: 'Laisser ainsi' }).click()
      await conflict.waitFor({ state: 'hidden' })
      expect((await stateOf(order))?.status).toBe('shipped')
    })
  })
  test('a vendor who answers all the same edits this answer without being asked about it', async () => {
    const answer = async (page: Page, text: string) => {
      const card = page.locator('.review-rows > li').first()
      await card.getByRole('button', { name: /^(Répondre|Modifier la réponse)$/ }).click()
      await card.getByRole('textbox').fill(text)
      await card.getByRole('button', { name: 'Publier la réponse' }).click()
    }
    const shown = (page: Page, text: string) =>
      page.locator('.review-rows blockquote').getByText(text).waitFor()
    await visit({ as: 'vendeur@yova.example', expects }, async (page) => {
      await open(page, '/vendor/reviews')
      await page.locator('.review-rows > li').first().waitFor()
      await visit({ as: 'vendeur@yova.example' }, async (other) => {
        await open(other, '/vendor/reviews')
        await answer(other, 'Merci beaucoup.')
        await shown(other, 'Merci beaucoup.')
      })

      await answer(page, 'Merci à vous.')
      const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' })
      const read = page.waitForResponse((answered) => answered.url().includes('/vendor/reviews?'))
      await conflict.getByRole('button', { name: 'Appliquer quand même' }).click()
      await shown(page, 'Merci à vous.')
      await read
      await answer(page, 'Merci, à bientôt.')
      await shown(page, 'Merci, à bientôt.')
    })
  })

  test('a guest moves a parcel to another wilaya before the eyes of the shop, then cancels it', async () => {
    const order = await bought()
    const number = order.number.replace(/-1$/, '')
    await visit({ as: 'vendeur@yova.example' }, async (vendor) => {
      await openAsVendor(vendor, order, 'Préparer')
      await visit({ width: PHONE, expects: [/422/] }, async (page) => {
        await open(page, `/track?number=${number}#key=${order.key}`)
        await page.getByRole('button', { name: "Changer l'adresse" }).click()
        const dialog = page.getByRole('dialog', { name: "Changer l'adresse" })
        await dialog.getByRole('combobox', { name: 'Wilaya' }).fill('Alger')
        await dialog.getByRole('option').first().click()
        await dialog.getByRole('combobox', { name: 'Commune' }).fill('Bab Ezzouar')
        await dialog.getByRole('option').first().click()
        const accept = dialog.getByRole('button', { name: /^Accepter .* et enregistrer$/ })
        await accept.click()
        await dialog.getByText("L'adresse est requise").waitFor()
        await dialog.getByText('Nouveau total').waitFor()
        await dialog.getByText('Total avant').waitFor()
        await dialog.getByRole('textbox', { name: 'Adresse' }).fill('Cité 5 juillet')
        await accept.click()
        await page.locator('.toaster').getByText('Adresse changée').waitFor()
        await page.getByText('Cité 5 juillet, Bab Ezzouar, Alger').waitFor()
      })
      const panel = vendor.getByRole('dialog')
      await panel.getByText('Cité 5 juillet').waitFor() // live
      await panel.getByText(/De .Oran \(31\). à .Alger \(16\)./).waitFor()
    })
    await visit({ width: PHONE, language: 'ar' }, async (page) => {
      await open(page, `/track?number=${number}#key=${order.key}`)
      await page.getByRole('button', { name: 'مشكلة في هذا الطرد؟' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'راسل يوفا' }).click()
      await page.waitForURL(/\/contact/)
      await eventually(() => page.locator('[name=order_number]').inputValue()).toBe(order.number)
      await page.goBack()
      await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
      await page.getByRole('radio', { name: 'غيّرت رأيي' }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الطلب' }).click()
      await eventually(() => stateOf(order)).toMatchObject({ status: 'cancelled' })
    })
  })
})
