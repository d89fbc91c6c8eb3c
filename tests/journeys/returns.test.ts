import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { type Bought, buyAs } from './past-orders-fixture.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()
const ACCOUNT = '1234567 clé 68'
const inSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && element.contains(seen)
  })
const focused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

onSite('what comes back', ({ site, visit }) => {
  const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await site().query<Row>(text, values)).rows
  async function delivered(email: string, hasOptions: boolean): Promise<Bought> {
    const sold = await sql<{ id: string; variant: string }>(
      `select p.id, s.id as variant from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
         and (jsonb_array_length(s.options) > 0) = $1
         and ($1 = false or (select count(*) from catalog.variants o
           where o.product_id = p.id and o.on_hand > 2) > 1)
       order by p.id, s.position limit 1`,
      hasOptions,
    )
    const [order] = await buyAs(
      site(),
      email,
      sold.map(({ id, variant }) => ({ id, ...(hasOptions && { variantId: variant }) })),
    )
    if (!order) throw new Error('nothing was bought')
    await sent(order)
    return order
  }
  /** Through the vendor's API, up to the delivery. */
  async function sent({ id }: Bought) {
    const { access_token: token } = JSON.parse(await signIn(site(), 'vendeur@yova.example')) as {
      access_token: string
    }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (const [path, body] of [
      ['parcels', {}],
      ['status-changes', { status: 'delivered' }],
    ] as const) {
      const answer = await fetch(`${site().url}/api/v1/vendor/orders/${id}/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }
  const asShop = (story: (page: Page) => Promise<void>, expects: readonly RegExp[] = []) =>
    visit({ as: 'vendeur@yova.example', expects }, story)
  async function opened(page: Page, number: string) {
    await open(page, '/vendor/orders?view=returns')
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('link', { name: new RegExp(number) }).click()
    return page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: number }) })
  }
  const stateOf = async (number: string) =>
    (
      await sql<{ state: string; outcome: string | null }>(
        'select state, outcome from returns.returns where number = $1',
        number,
      )
    )[0]

  test('[ACC-2] [VSPACE-4] asked for on a phone, accepted, received, paid back by somebody else, with its credit note', async () => {
    const email = await newcomer(site(), 'returns')
    const order = await delivered(email, false)
    const number = `${order.number}-R1`
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, `/account/orders/${order.id}`)
      await page.getByRole('button', { name: 'Demander un retour' }).click()
      const form = page.getByRole('dialog', { name: 'Demander un retour' })
      // Errors are shown at their field and scrolled into view.
      const send = form.getByRole('button', { name: 'Envoyer la demande' })
      await send.click()
      // Nothing is chosen for the buyer: the reason decides who pays the way back.
      await eventually(() => inSight(form.getByText('Choisissez le motif'))).toBe(true)
      expect(await focused(form.getByLabel('Motif'))).toBe(true)
      await form.getByLabel('Motif').selectOption({ label: 'Livré en retard' })
      await send.click()
      await eventually(() => inSight(form.getByText('Indiquez le numéro du compte'))).toBe(true)
      expect(await focused(form.getByLabel('Numéro CCP avec sa clé'))).toBe(true)
      await form.getByLabel('Motif').selectOption({ label: 'Ne fonctionne pas' })
      await form.getByRole('radio', { name: 'Être remboursé' }).check()
      await form.getByLabel('Numéro CCP avec sa clé').fill('1234567 clé 24')
      await form.getByLabel('Expliquez en quelques mots').fill('S’éteint tout seul.')
      await form.getByRole('button', { name: 'Envoyer la demande' }).click()
      // A wrong check key is reported, and the draft is kept.
      await form.getByText('Ce numéro de compte n’est pas juste').waitFor()
      expect(await form.getByLabel('Expliquez en quelques mots').inputValue()).toBe(
        'S’éteint tout seul.',
      )
      await form.getByLabel('Numéro CCP avec sa clé').fill(ACCOUNT)
      await form.getByRole('button', { name: 'Envoyer la demande' }).click()
      await toast(page, 'Demande envoyée à la boutique')
      const request = page.getByRole('article', { name: number })
      await request.getByText('Demande envoyée').first().waitFor()
      for (const text of ['Être remboursé', 'S’éteint tout seul.', /réglé sous 15 jours/])
        await request.getByText(text).waitFor()
    })

    await asShop(async (page) => {
      const panel = await opened(page, number)
      await panel.getByText('S’éteint tout seul.').waitFor()
      await panel.getByRole('button', { name: 'Refuser' }).click()
      const refusal = page.getByRole('dialog', { name: 'Refuser ce retour' })
      await refusal.getByRole('button', { name: 'Refuser' }).click()
      await refusal.locator('textarea[aria-invalid=true]').waitFor()
      await refusal.getByRole('button', { name: 'Annuler' }).click()
      await panel.getByRole('button', { name: 'Accepter' }).click()
      await panel.getByRole('button', { name: 'Colis reçu' }).click()
      const receipt = page.getByRole('dialog', { name: 'Ce qui est revenu' })
      await receipt.getByLabel('État').selectOption({ label: 'Abîmé' })
      await receipt.getByRole('button', { name: 'Enregistrer' }).click()
      await panel.getByRole('button', { name: 'Rembourser' }).click()
      const refund = page.getByRole('dialog', { name: 'Rembourser le client' })
      await refund.getByRole('button', { name: 'Rembourser' }).click()
      await panel.getByText('Remboursement à vérifier').waitFor()
    })
    expect(await stateOf(number)).toEqual({ state: 'checked', outcome: null })

    await visit({ as: 'admin@yova.example' }, async (page) => {
      await open(page, '/admin/orders?view=refunds')
      await page.getByRole('searchbox').fill(number)
      await page.getByRole('link', { name: new RegExp(number) }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Approuver' }).click()
      await page
        .getByRole('dialog', { name: 'Approuver ce remboursement ?' })
        .getByRole('button', { name: 'Approuver' })
        .click()
      // Another admin pays than the one who approved.
      await panel.getByText('Vous l’avez approuvé : une autre personne le paie.').waitFor()
      expect(await panel.getByRole('button', { name: 'Noter comme payé' }).count()).toBe(0)
    })
    await visit({ as: 'finance@yova.example' }, async (page) => {
      await open(page, '/admin/orders?view=refunds')
      await page.getByRole('searchbox').fill(number)
      await page.getByRole('link', { name: new RegExp(number) }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Noter comme payé' }).click()
      const paid = page.getByRole('dialog', { name: 'Le client a été payé' })
      await paid.getByLabel('Référence').fill('CCP-2026-77')
      await paid.getByRole('button', { name: 'Noter comme payé' }).click()
      await panel.getByText('CCP-2026-77').waitFor()
    })
    expect(await stateOf(number)).toEqual({ state: 'settled', outcome: 'refunded' })

    await visit({ stored, language: 'ar', width: PHONE }, async (page) => {
      await open(page, `/account/orders/${order.id}`)
      const card = page.getByRole('article', { name: number })
      await card.getByText('رُدّ المبلغ').first().waitFor()
      const ticket = page.waitForResponse((answer) => answer.url().endsWith('/credit-note/tickets'))
      const tab = page.waitForEvent('popup')
      const file = page
        .context()
        .waitForEvent('request', (request) => request.url().includes('/files/credit'))
      await card.getByRole('button', { name: /إشعار دائن/ }).click()
      expect((await ticket).status()).toBe(201)
      expect(new URL((await file).url()).searchParams.get('lang')).toBe('ar')
      await (await tab).close()
    })
    const documents = await sql<{ reference: string; corrects: string }>(
      `select n.reference, c.reference as corrects from documents.invoices n
       join documents.invoices c on c.id = n.corrects where n.order_id = $1`,
      order.id,
    )
    expect(documents).toEqual([
      { reference: expect.stringMatching(/^A-/), corrects: expect.stringMatching(/^F-/) },
    ])
  })

  test('[ACC-2] [VSPACE-4] a guest exchanges one model for another, which leaves in a parcel of its own', async () => {
    const email = `guest.${crypto.randomUUID()}@mail.example`
    const order = await delivered(email, true)
    const number = `${order.number}-R1`
    const purchase = order.number.slice(0, order.number.lastIndexOf('-'))
    const guest = (story: (page: Page) => Promise<void>) =>
      visit({ width: PHONE }, async (page) => {
        await open(page, `/track?number=${purchase}#key=${order.key}`)
        await story(page)
      })
    await guest(async (page) => {
      await page.getByRole('button', { name: 'Demander un retour' }).click()
      const form = page.getByRole('dialog', { name: 'Demander un retour' })
      await form.getByLabel('Motif').selectOption({ label: 'Ce n’est pas ce que j’ai commandé' })
      await form.getByRole('radio', { name: 'Échanger contre un autre modèle' }).check()
      const other = form.getByLabel('À recevoir en échange')
      const offered = other.locator('option:not([value=""]):not([disabled])').first()
      await other.selectOption((await offered.getAttribute('value')) ?? '')
      await form.getByLabel('Comment vous rembourser').selectOption({ label: 'En espèces' })
      await form.getByRole('button', { name: 'Envoyer la demande' }).click()
      await page.getByRole('article', { name: number }).waitFor()
    })
    await asShop(
      async (page) => {
        const panel = await opened(page, number)
        await panel.getByRole('button', { name: 'Accepter' }).click()
        await panel.getByRole('button', { name: 'Colis reçu' }).click()
        const receipt = page.getByRole('dialog', { name: 'Ce qui est revenu' })
        const pieces = receipt.getByLabel('Quantité reçue')
        await pieces.fill('9')
        await receipt.getByRole('button', { name: 'Enregistrer' }).click()
        await eventually(() => pieces.getAttribute('aria-invalid')).toBe('true')
        await pieces.fill('1')
        await receipt.getByRole('button', { name: 'Enregistrer' }).click()
        await panel.getByRole('button', { name: 'Envoyer l’échange' }).click()
        const sending = page.getByRole('dialog', { name: 'Envoyer l’échange' })
        await sending.getByLabel('Numéro de suivi').fill(`EX-${order.number}`)
        await sending.getByRole('button', { name: 'Envoyer l’échange' }).click()
        await panel.getByRole('button', { name: 'Échange livré' }).click()
        await panel.getByText('Échangé').first().waitFor()
      },
      [/422/],
    )
    await eventually(() => stateOf(number)).toEqual({ state: 'settled', outcome: 'exchanged' })
    await guest(async (page) => {
      await page.getByRole('article', { name: number }).getByText('Échangé').first().waitFor()
      // The invoice of the delivered order, in the language of her choice and without an account.
      await page.getByLabel('Langue de la facture').selectOption({ label: 'العربية' })
      const file = page
        .context()
        .waitForEvent('request', (sent) => sent.url().includes('/files/invoice'))
      const tab = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Facture (PDF)' }).click()
      const url = (await file).url()
      expect(new URL(url).searchParams.get('lang')).toBe('ar')
      expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf')
      await (await tab).close()
    })
  })
})
