import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const figure = async (page: Page, label: string): Promise<number> => {
  const card = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
  return Number((await card.first().getByRole('definition').innerText()).replaceAll(/\D/g, ''))
}

onSite("the back office's orders", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>) =>
    visit({ as: 'admin@yova.example' }, story)
  const count = async (where = 'true'): Promise<number> => {
    const { rows: found } = await site().query<{ count: string }>(
      `select count(*) from orders.orders where ${where}`,
    )
    return Number(found[0]?.count)
  }
  const statusOf = async (id: string | undefined) => {
    const { rows: found } = await site().query<{ status: string }>(
      'select status from orders.orders where id = $1',
      [id],
    )
    return found[0]?.status
  }

  test('[AORD-5] shipping asks for the courier; several at once ask too, and only the usual steps', () =>
    visit({ as: 'admin@yova.example', expects: [/422/] }, async (page) => {
      const { rows: found } = await site().query<{ id: string; number: string }>(
        `select id, order_number as number from orders.orders where status = 'confirmed'
         order by placed_at desc limit 1`,
      )
      const order = found[0]
      await open(page, `/admin/orders?search=${order?.number}`)
      await page.getByRole('checkbox', { name: new RegExp(order?.number ?? '') }).check()
      const delivered = page.getByRole('button', { name: 'Passer à : Livrée' })
      expect(await delivered.isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Passer à : Expédiée' }).click()
      const several = page.getByRole('dialog', { name: "Changer l'état de 1 commande ?" })
      await several.getByRole('button', { name: 'Ne rien changer' }).click()
      expect(await statusOf(order?.id)).toBe('confirmed')

      await page.getByRole('button', { name: `Changer le statut de ${order?.number}` }).click()
      await page.getByRole('menuitemradio', { name: 'Expédiée' }).click()
      const question = page.getByRole('dialog', { name: /^Marquer la commande .* expédiée/ })
      await question.getByText(/Le client en est prévenu par e-mail/).waitFor()
      await question.getByLabel('Transporteur').selectOption('yalidine')
      const { rows: others } = await site().query<{ tracking: string }>(
        `select tracking from orders.parcels where courier_code = 'yalidine' and tracking is not null limit 1`,
      )
      // What was typed stays, and its error is beside it.
      const tracking = question.getByLabel(/Numéro de suivi/)
      await tracking.fill(others[0]!.tracking)
      await question.getByRole('button', { name: 'Passer à : Expédiée' }).click()
      await eventually(() => tracking.getAttribute('aria-invalid')).toBe('true')
      expect(await tracking.inputValue()).toBe(others[0]!.tracking)
      await tracking.fill('yal-DESK01')
      await question.getByRole('button', { name: 'Passer à : Expédiée' }).click()
      await eventually(() => statusOf(order?.id)).toBe('shipped')
      const { rows: parcels } = await site().query(
        'select courier_code, tracking from orders.parcels where order_id = $1',
        [order?.id],
      )
      expect(parcels).toEqual([{ courier_code: 'yalidine', tracking: 'yal-DESK01' }])
    }))

  test('[AORD-3] a return is in the list of all, on the page of its order and in the search', () =>
    asAdmin(async (page) => {
      const { rows: found } = await site().query<{ number: string; order_number: string }>(
        `select r.number, o.order_number from returns.returns r join orders.orders o on o.id = r.order_id
         order by r.requested_at desc limit 1`,
      )
      const [first] = found
      await open(page, '/admin/orders?view=returns')
      const list = page.getByRole('table', { name: 'Liste des retours' })
      await list.getByRole('link', { name: first?.number ?? '', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: first?.order_number ?? '' }).waitFor()
      const block = page.getByRole('list', { name: 'Retours' })
      await block.getByText(first?.number ?? '', { exact: true }).waitFor()

      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Rechercher partout' })
      // Screens are there before anything is typed.
      await palette.getByRole('option').first().waitFor()
      await palette.getByRole('combobox').fill(first?.number ?? '')
      await palette.getByRole('option', { name: `Retour ${first?.number}` }).waitFor()
    }))

  test('[AORD-1] the five figures are those of the database', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await rows(page).first().waitFor()
      const { rows: paid } = await site().query<{ sum: string }>(
        `select (coalesce(sum(total_centimes - undelivered_centimes + exchanged_centimes), 0) / 100)::bigint::text as sum
         from orders.orders where payment_status = 'paid'`,
      )
      expect(await figure(page, 'Total')).toBe(await count())
      expect(await figure(page, 'Livrées')).toBe(await count(`status = 'delivered'`))
      expect(await figure(page, "Chiffre d'affaires")).toBe(Number(paid[0]?.sum))
      for (const label of ['En attente', 'Expédiées'])
        expect(await figure(page, label)).toBeGreaterThanOrEqual(0)
    }))

  test('[AORD-1] the search finds by number and by vendor; the filter offers all and six statuses', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await rows(page).first().waitFor()
      const filter = page.getByRole('navigation', { name: 'Filtrer par statut' }).getByRole('link')
      const labels = (await filter.allInnerTexts()).map((text) =>
        text.replaceAll(/[\d\s\u00a0\u202f]+$/g, ''),
      )
      expect(labels).toEqual([
        'Toutes',
        'En attente',
        'Confirmée',
        'En préparation',
        'Expédiée',
        'Livrée',
        'Annulée',
      ])

      const search = page.getByRole('searchbox', { name: 'Numéro, client, téléphone, vendeur' })
      await search.fill('Sport Plus')
      await eventually(async () =>
        (await rows(page).allInnerTexts()).every((text) => text.includes('Sport Plus Oran')),
      ).toBe(true)
      const { rows: found } = await site().query<{ order_number: string }>(
        'select order_number from orders.orders order by placed_at limit 1',
      )
      const number = found[0]?.order_number ?? ''
      await search.fill(number)
      await eventually(() => rows(page).count()).toBe(1)
      expect(await rows(page).first().innerText()).toContain(number)
      // Counts of all orders would belie the one row that is left.
      await eventually(() => page.locator('.status-tabs .num').count()).toBe(0)

      await search.fill('')
      await filter.filter({ hasText: 'Annulée' }).click()
      await page.waitForURL(/status=cancelled/)
      await eventually(async () =>
        (
          await rows(page)
            .getByRole('button', { name: /^Changer le statut de/ })
            .allInnerTexts()
        ).every((text) => text.trim() === 'Annulée'),
      ).toBe(true)
    }))

  test('[AORD-2] [AORD-4] the columns, newest first', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await rows(page).first().waitFor()
      expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
        'Commande',
        'Client',
        'Vendeur',
        'Montant',
        'Statut',
        'Paiement',
        'Date',
      ])
      const times = await rows(page)
        .locator('time')
        .evaluateAll((all) => all.map((item) => item.getAttribute('datetime') ?? ''))
      expect(times).toEqual(times.toSorted().reverse())
      expect(times.length).toBeGreaterThan(5)
      expect(await rows(page).first().innerText()).toMatch(/\d+ articles?[\s\S]*DZD/)
    }))

  test('[AORD-3] [AORD-5] the details: order, address, items, history; any status from any; deleting cancels', () =>
    asAdmin(async (page) => {
      const { rows: found } = await site().query<{ id: string; number: string; product: string }>(
        `select o.id, o.order_number as number, (select i.product_name from orders.order_items i where i.order_id = o.id limit 1) as product
         from orders.orders o where o.status = 'delivered' order by o.placed_at desc limit 1`,
      )
      const order = found[0]
      await open(page, `/admin/orders?search=${order?.number}`)
      await page.getByRole('link', { name: `Voir la commande ${order?.number}` }).click()
      const panel = page.getByRole('dialog').filter({ hasText: order?.number ?? '' })
      await panel.getByRole('heading', { name: 'Adresse de livraison' }).waitFor()
      await panel
        .getByText(order?.product ?? '')
        .first()
        .waitFor()
      await panel
        .getByText(/^(Payé|En attente|Échoué)$/)
        .first()
        .waitFor()

      const selector = panel.getByRole('button', { name: /^Changer le statut/ })
      await selector.click()
      const choices = page
        .getByRole('menu', { name: 'Changer le statut' })
        .getByRole('menuitemradio')
      expect(await choices.count()).toBe(6)
      await choices.filter({ hasText: 'En attente' }).click()
      // Not a usual step: it says what happens to the money before anything is changed.
      const backward = page.getByRole('dialog', { name: /^Remettre la commande/ })
      await backward.getByText(/passe de «\sLivrée\s» à «\sEn attente\s»/).waitFor()
      await backward.getByText(/sortent des ventes et des comptes/).waitFor()
      expect(await statusOf(order?.id)).toBe('delivered')
      await backward.getByRole('button', { name: 'Passer à : En attente' }).click()
      await page.getByRole('status').getByText('Statut de la commande mis à jour').waitFor()
      await eventually(() => selector.innerText()).toContain('En attente')

      await panel.getByRole('button', { name: 'Annuler la commande' }).click()
      const question = page.getByRole('dialog', {
        name: new RegExp(`Annuler la commande « ${order?.number} »`),
      })
      await question.getByText(/articles retournent en stock/).waitFor()
      await question.getByRole('button', { name: 'Annuler la commande' }).click()
      await eventually(() => selector.innerText()).toContain('Annulée')
      expect(await statusOf(order?.id)).toBe('cancelled')
    }))

  test('[AORD-5] on a phone the question stands above the details, and can be answered', () =>
    visit({ as: 'admin@yova.example', sharesSession: true, width: PHONE }, async (page) => {
      await open(page, '/admin/orders?status=delivered')
      await page.locator('[id^=row-]').first().click()
      await page.getByRole('button', { name: 'Changer le statut' }).waitFor()
      // A delivered order is sent back, not cancelled by an icon.
      expect(await page.getByRole('button', { name: 'Annuler la commande' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Changer le statut' }).click()
      await page.getByRole('menuitemradio', { name: 'Annulée' }).click()
      const question = page.getByRole('dialog', { name: /^Annuler la commande/ })
      await question.getByRole('button', { name: 'Garder la commande' }).click()
      await question.waitFor({ state: 'hidden' })
    }))

  test('[ERR-1] orders that cannot be read: the sentence, and another try', () =>
    visit({ as: 'admin@yova.example', expects: [/500/] }, async (page) => {
      await page.route('**/api/v1/admin/orders?**', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await page.route('**/api/v1/admin/orders', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await open(page, '/admin/orders')
      const toast = page.getByRole('alert').filter({ hasText: 'Erreur' })
      await toast.getByText('Impossible de charger les commandes').waitFor()
      await page.unrouteAll()
      await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
      await rows(page).first().waitFor()
    }))

  test('[ROLE-4] a customer is led home from the back office, and saw nothing of it', () =>
    visit({ as: 'client@yova.example', width: PHONE }, async (page) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/rest/v1/rpc/has_role', async (route) => {
        await held
        await route.continue()
      })
      await open(page, '/admin/orders')
      await page
        .getByRole('status', { name: 'Chargement…' })
        .or(page.getByText('Chargement…'))
        .first()
        .waitFor()
      expect(await page.getByText("Panneau d'Administration").count()).toBe(0)
      release()
      await page.waitForURL((url) => url.pathname === '/')
      expect(requests.filter((path) => path.startsWith('/api/v1/admin'))).toEqual([])
    }))

  test('[ROLE-4] a visitor is led home too', () =>
    visit({}, async (page) => {
      await page.goto('/admin/orders')
      await page.waitForURL((url) => url.pathname === '/')
    }))

  test('[ROLE-4] [ROLE-1] when the question who is asking fails, nobody is an administrator', () =>
    visit({ as: 'admin@yova.example', expects: [/500/] }, async (page) => {
      await page.route('**/rest/v1/rpc/has_role', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await page.goto('/admin/orders')
      await page.waitForURL((url) => url.pathname === '/')
    }))
})
