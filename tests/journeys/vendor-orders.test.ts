import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { type Bought, buyAs } from './past-orders-fixture.ts'

const panelOf = (page: Page, { number }: Bought) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: number }) })
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite('the orders of a shop', ({ site, visit }) => {
  const asShop = (story: (page: Page) => Promise<void>, width?: number, language?: 'ar') =>
    visit(
      { as: 'vendeur@yova.example', ...(width && { width }), ...(language && { language }) },
      story,
    )
  async function bought(kinds = 1): Promise<Bought> {
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
         and jsonb_array_length(s.options) = 0 order by p.id limit $1`,
      [kinds],
    )
    const [order] = await buyAs(site(), `lina.${crypto.randomUUID()}@mail.example`, rows)
    if (!order) throw new Error('nothing was bought')
    return order
  }
  const stateOf = async ({ id }: Bought) =>
    (
      await site().query<{ status: string; payment: string }>(
        'select status, payment_status as payment from orders.orders where id = $1',
        [id],
      )
    ).rows[0]

  test('[VSPACE-4] from the new order to the door: found, prepared, sent with its number, delivery reported', () =>
    asShop(async (page) => {
      const order = await bought()
      await open(page, '/vendor/orders')
      await page.getByRole('searchbox', { name: 'Numéro, client ou téléphone' }).fill(order.number)
      await page.getByRole('link', { name: `Voir la commande ${order.number}` }).click()
      const panel = panelOf(page, order)
      await panel.getByRole('link', { name: /Appeler/ }).waitFor()
      expect(await panel.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
        'https://wa.me/213550123456?text=',
      )
      await panel.getByRole('button', { name: 'Préparer' }).click()
      await toast(page, 'Commande en préparation')

      await panel.getByRole('button', { name: 'Expédier' }).click()
      const ask = page.getByRole('dialog', { name: 'Expédier le colis' })
      await ask.getByLabel('Transporteur').selectOption({ label: 'Yalidine' })
      await ask.getByLabel(/Numéro de suivi/).fill('yal-JOURNEY1')
      await ask.getByRole('button', { name: 'Expédier' }).click()
      await toast(page, 'Colis expédié')
      await panel.getByText('yal-JOURNEY1').waitFor()

      await panel.getByRole('button', { name: 'Échec de livraison' }).click()
      const why = page.getByRole('dialog', { name: 'Pourquoi la livraison a-t-elle échoué ?' })
      await why.getByLabel('Motif').selectOption({ label: 'Client ne répond pas' })
      await why.getByRole('button', { name: 'Enregistrer' }).click()
      await panel.locator('.parcel-trouble', { hasText: 'Client ne répond pas' }).waitFor()
      await panel.getByRole('button', { name: 'Nouvelle tentative' }).click()
      await toast(page, 'Nouvelle tentative de livraison notée')
      await panel.getByText('En route', { exact: true }).waitFor()
      await eventually(() =>
        panel.getByRole('button', { name: 'Nouvelle tentative' }).count(),
      ).toBe(0)
      await panel.getByRole('button', { name: 'Échec de livraison' }).click()
      await why.getByRole('button', { name: 'Enregistrer' }).click()
      await panel.getByRole('button', { name: 'Nouvelle tentative' }).waitFor()

      // The list tells of it, where the parcel is one of many.
      await open(page, '/vendor/orders?status=delivery_failed')
      await page
        .getByRole('row')
        .filter({ hasText: order.number })
        .getByText('À relancer')
        .waitFor()
      await page.getByRole('link', { name: `Voir la commande ${order.number}` }).click()
      await panel.getByLabel('Note interne').fill('Rappeler samedi')
      await panel.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, 'Note enregistrée')

      await panel.getByRole('button', { name: 'Marquer livrée' }).click()
      const sure = page.getByRole('dialog', { name: `Commande ${order.number} livrée ?` })
      await sure.getByText(/le client a payé .+DA à la livraison/).waitFor()
      expect(await stateOf(order)).toMatchObject({ status: 'shipped' })
      await sure.getByRole('button', { name: 'Marquer livrée' }).click()
      await toast(page, 'Livraison signalée, en attente du transporteur')
      expect(await stateOf(order)).toEqual({ status: 'shipped', payment: 'pending' })
      await panel.getByRole('button', { name: 'Retirer le signalement' }).waitFor()
    }))

  /** Two products are bought and prepared, and what goes into the parcel is being chosen. */
  async function sendingPart(page: Page) {
    const order = await bought(2)
    await open(page, `/vendor/orders?order=${order.id}`)
    const panel = panelOf(page, order)
    await panel.getByRole('button', { name: 'Préparer' }).click()
    await toast(page, 'Commande en préparation')
    await panel.getByRole('button', { name: 'Expédier' }).click()
    const ask = page.getByRole('dialog', { name: 'Expédier le colis' })
    await ask.getByText('Envoyer une partie seulement').click()
    return { order, panel, ask }
  }

  test('[VSPACE-4] an order is sent in parts: each parcel says what it holds, and what it brought', () =>
    visit({ as: 'vendeur@yova.example', width: PHONE }, async (page) => {
      const { order, panel, ask } = await sendingPart(page)
      const product = panel.locator('.order-items b')
      const [first, second] = [await product.first().innerText(), await product.last().innerText()]
      for (const name of [first, second])
        await ask.getByRole('combobox', { name }).selectOption('0')
      await ask.getByRole('button', { name: 'Expédier' }).click()
      await ask.getByText('Choisissez au moins une pièce à envoyer.').waitFor()
      await ask.getByRole('combobox', { name: first }).selectOption('1')
      await ask.getByRole('button', { name: 'Expédier' }).click()
      const contents = panel.getByRole('list', { name: 'Contenu du colis' })
      await contents.getByRole('listitem').waitFor()
      expect(await contents.getByRole('listitem').allInnerTexts()).toEqual([`1 × ${first}`])
      expect(await panel.getByText('Déjà encaissé à la porte').count()).toBe(0)

      await panel.getByRole('button', { name: 'Livré', exact: true }).click()
      const sure = page.getByRole('dialog', { name: `Commande ${order.number} livrée ?` })
      await sure.getByRole('button', { name: 'Marquer livrée' }).click()
      await panel.getByText('Déjà encaissé à la porte').waitFor()
      await panel.getByText('Reste à encaisser').waitFor()
      await panel.locator('.order-items').getByText('1 à envoyer').waitFor()
      await panel.getByRole('button', { name: 'Expédier le reste' }).waitFor()
      expect(await overflow(page)).toBe(0)
    }))

  test('[VSPACE-4] the rest goes with the courier of the parcel before, and a number of its own', () =>
    visit({ as: 'vendeur@yova.example', expects: [/422/] }, async (page) => {
      const { order, panel, ask } = await sendingPart(page)
      await ask.getByRole('combobox').last().selectOption('0')
      await ask.getByLabel('Transporteur').selectOption('yalidine')
      const number = `YAL-${order.number}`
      await ask.getByLabel('Numéro de suivi').fill(number)
      await ask.getByRole('button', { name: 'Expédier' }).click()
      await panel.getByRole('heading', { level: 2 }).getByText('Expédiée en partie').waitFor()
      await panel.getByRole('button', { name: 'Expédier le reste' }).click()
      const rest = page.getByRole('dialog', { name: 'Expédier le reste' })
      expect(await rest.getByLabel('Transporteur').inputValue()).toBe('yalidine')
      const tracking = rest.getByLabel('Numéro de suivi')
      await tracking.fill(number)
      await rest.getByRole('button', { name: 'Expédier' }).click()
      await eventually(() => tracking.getAttribute('aria-invalid')).toBe('true')
      await rest.getByText('Ce numéro de suivi est déjà celui d’un autre colis.').waitFor()
    }))

  test('[VSPACE-4] the street that a buyer said on the phone is corrected, at its field and in its list', () =>
    visit({ as: 'vendeur@yova.example', width: PHONE, expects: [/422/] }, async (page) => {
      const order = await bought()
      await open(page, `/vendor/orders?order=${order.id}`)
      const panel = panelOf(page, order)
      await panel.getByRole('button', { name: 'Corriger l’adresse' }).click()
      const dialog = page.getByRole('dialog', { name: 'Corriger l’adresse' })
      expect(await dialog.getByRole('combobox', { name: 'Wilaya' }).count()).toBe(0)
      expect(await overflow(page)).toBe(0)
      await dialog.getByRole('textbox', { name: 'Adresse' }).fill(' ')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await dialog.getByText("L'adresse est requise").waitFor()
      await dialog.getByRole('textbox', { name: 'Adresse' }).fill('Cité 5 juillet')
      await dialog.getByRole('combobox', { name: 'Commune' }).fill('Es Senia')
      await dialog.getByRole('option').first().click()
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await panel.locator('.order-address').getByText('Cité 5 juillet').waitFor()
      const changes = panel.locator('.panel-history').first()
      await changes.getByText('Boutique').waitFor()
    }))

  test('[VSPACE-4] an order to an office goes there: its courier is proposed, another one warned of', () =>
    asShop(async (page) => {
      const order = await bought()
      const { rows } = await site().query<{ name: string; address: string }>(
        `with office as (
           select d.* from shipping.pickup_points d join orders.orders o on o.id = $1
           where d.courier_code = 'yalidine' order by d.wilaya_code <> o.wilaya, d.id limit 1),
         moved as (
           update orders.orders set delivery_method = 'stop_desk', pickup_point_id = office.id
           from office where orders.orders.id = $1)
         select name, address from office`,
        [order.id],
      )
      const office = rows[0]!
      await open(page, `/vendor/orders?order=${order.id}`)
      const panel = panelOf(page, order)
      const place = panel.locator('.order-address')
      await place.getByText('À livrer au bureau').waitFor()
      // First the office, and the address of the customer under a name of its own.
      const lines = (await place.innerText()).split('\n')
      expect(lines.indexOf('Adresse du client')).toBeGreaterThan(lines.indexOf(office.name))
      await panel.getByRole('button', { name: 'Préparer' }).click()
      await toast(page, 'Commande en préparation')
      await panel.getByRole('button', { name: 'Expédier' }).click()
      const ask = page.getByRole('dialog', { name: 'Expédier le colis' })
      const courier = ask.getByLabel('Transporteur')
      expect(await courier.inputValue()).toBe('yalidine')
      expect(await ask.getByText(/Ce colis va au bureau/).count()).toBe(0)
      await courier.selectOption({ label: 'Livraison par la boutique' })
      const warning = ask.getByText(/Ce colis va au bureau/)
      await warning.waitFor()
      expect(await warning.innerText()).toContain(office.name)
    }))

  test('[VSPACE-4] papers open in a tab of their own: the slip of one, the labels of many', () =>
    asShop(async (page) => {
      const [item, two] = [await bought(), await bought()]
      await open(page, '/vendor/orders')
      for (const { number } of [item, two])
        await page.getByRole('checkbox', { name: `Sélectionner ${number}` }).check()
      const documents = page.waitForResponse((answer) =>
        answer.url().endsWith('/documents/tickets'),
      )
      const tab = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Étiquettes' }).click()
      const { url } = (await (await documents).json()) as { url: string }
      expect(url).toMatch(/^\/api\/v1\/files\/label\?orders=/)
      await (await tab).close()

      const bulk = page.getByRole('group', { name: 'Actions sur la sélection' })
      await page.locator(`#row-${item.id}`).click()
      const panel = panelOf(page, item)
      await panel.getByLabel('Langue des documents').selectOption({ label: 'English' })
      const file = page.context().waitForEvent('request', (sent) => sent.url().includes('/files/'))
      const slip = page.waitForEvent('popup')
      await panel.getByRole('button', { name: 'Bon de préparation' }).click()
      expect(new URL((await file).url()).searchParams.get('lang')).toBe('en')
      await (await slip).close()
      // It may still be refused on delivery: no invoice, and a word instead.
      expect(await panel.getByRole('button', { name: 'Facture' }).count()).toBe(0)
      await panel.getByText('La facture est émise à la livraison').waitFor()
      await panel.getByRole('button', { name: 'Fermer' }).first().click()

      // Both are confirmed already.
      expect(await bulk.getByRole('button', { name: 'Confirmer' }).count()).toBe(0)
      await bulk.getByRole('button', { name: 'Préparer' }).click()
      const sure = page.getByRole('dialog', { name: 'Préparer 2 commandes ?' })
      expect(await stateOf(item)).toMatchObject({ status: 'confirmed' })
      await sure.getByRole('button', { name: 'Préparer' }).click()
      await toast(page, '2 commandes mises à jour.')
      await eventually(() => bulk.count()).toBe(0)
      expect(await stateOf(item)).toMatchObject({ status: 'processing' })
      expect(await stateOf(two)).toMatchObject({ status: 'processing' })
    }))

  test('[VSPACE-4] on a phone in Arabic an order is cancelled with a reason, and comes without a reload', () =>
    asShop(
      async (page) => {
        await open(page, '/vendor/orders')
        await page.locator('[id^=row-]').first().waitFor()
        const order = await bought()
        // The list reloads when the page becomes visible again.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await page.locator(`#row-${order.id}`).waitFor()
        await page.getByRole('button', { name: 'تصفية' }).click()
        await page.getByLabel('من').fill('2020-01-01')
        await page.getByLabel('إلى').fill('2020-01-02')
        await page.getByText('لا توجد طلبات هنا').waitFor()
        expect(await overflow(page)).toBe(0)
        await page.getByRole('link', { name: 'عرض الكل' }).click()
        await page.locator(`#row-${order.id}`).click()
        const panel = panelOf(page, order)
        await panel.getByRole('button', { name: 'إلغاء الطلب' }).click()
        const ask = page.getByRole('dialog', { name: `إلغاء الطلب ${order.number}؟` })
        await ask.getByLabel('السبب').selectOption('out_of_stock')
        await ask.getByRole('button', { name: 'إلغاء الطلب' }).click()
        // The live update may show the reason while its dialog, a list of reasons, still closes.
        await ask.waitFor({ state: 'hidden' })
        await panel.getByText('نفد المنتج').waitFor()
        expect(await stateOf(order)).toMatchObject({ status: 'cancelled' })
      },
      PHONE,
      'ar',
    ))
})
