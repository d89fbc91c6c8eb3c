import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { type Bought, buyAs } from './past-orders-fixture.ts'

const VENDOR_EMAIL = 'vendeur@yova.example'
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.toaster').getByText(text).waitFor()

onSite('orders that are confirmed by phone', ({ site, visit }) => {
  const shopOf = (email: string) =>
    `(select v.id from vendors.vendors v join identity.users u on u.id = v.user_id where u.email = '${email}')`
  /** The vendor requires phone confirmation only while this order is placed. */
  async function bought(): Promise<Bought> {
    const shop = shopOf(VENDOR_EMAIL)
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p join catalog.variants s on s.product_id = p.id
       where p.vendor_id = ${shop} and p.status = 'active' and s.on_hand > 5
         and jsonb_array_length(s.options) = 0 order by p.id limit 1`,
    )
    const calls = (isOn: boolean) =>
      site().query(
        `update vendors.vendors set requires_phone_confirmation = $1 where id = ${shop}`,
        [isOn],
      )
    await calls(true)
    try {
      const [order] = await buyAs(site(), `nadia.${crypto.randomUUID()}@mail.example`, rows)
      if (!order) throw new Error('nothing was bought')
      return order
    } finally {
      await calls(false)
    }
  }
  const stateOf = async ({ id }: Bought) =>
    (
      await site().query<{ status: string; note: string | null }>(
        'select status, delivery_note as note from orders.orders where id = $1',
        [id],
      )
    ).rows[0]
  /** Waits until the call queue has received the order's event. */
  const taskOf = async ({ id }: Bought): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { rows } = await site().query<{ id: string }>(
        'select id from phone_confirmation.call_tasks where order_id = $1',
        [id],
      )
      if (rows[0]) return rows[0].id
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('it never came on the list')
  }

  test('[CHECK-11] [VSPACE-4] a shop calls with its words at hand: missed, then confirmed with a landmark', () =>
    visit({ as: VENDOR_EMAIL }, async (page) => {
      const order = await bought()
      const task = await taskOf(order)
      await open(page, '/vendor/orders')
      await page.getByRole('link', { name: /clients? à appeler|Appels à faire/ }).click()
      await page.locator(`#row-${task}`).click()
      const panel = page.getByRole('dialog').filter({ hasText: order.number })
      await panel.getByRole('link', { name: /Appeler/ }).waitFor()
      await panel.getByText(/je suis bien avec Lina Haddad/).waitFor()
      await panel.getByRole('button', { name: 'Pas de réponse' }).click()
      await toast(page, /Prochain appel/)

      await open(page, `/vendor/orders?view=calls&call=${task}`)
      await panel.getByText('1 essai sur 4').waitFor()
      await panel.getByRole('button', { name: 'Confirmée' }).click()
      const ask = page.getByRole('dialog', { name: 'Confirmer la commande ?' })
      await ask.getByLabel(/Repère/).fill('Près de la pharmacie')
      await ask.getByRole('button', { name: 'Confirmée' }).click()
      await toast(page, 'Commande confirmée')
      expect(await stateOf(order)).toEqual({ status: 'confirmed', note: 'Près de la pharmacie' })
    }))

  test('[VSPACE-4] on a phone in Arabic a buyer asks for another hour, and the shop changes how it calls', () =>
    visit({ as: VENDOR_EMAIL, width: PHONE, language: 'ar', expects: [/422/] }, async (page) => {
      const task = await taskOf(await bought())
      await open(page, `/vendor/orders?view=calls&call=${task}`)
      const panel = page.locator('.side-panel')
      await panel.getByRole('button', { name: 'معاودة الاتصال' }).click()
      const ask = page.getByRole('dialog', { name: 'متى تعاود الاتصال؟' })
      const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString().slice(0, 10)
      await ask.getByLabel('اليوم والساعة').fill(`${tomorrow}T03:00`)
      await ask.getByRole('button', { name: 'معاودة الاتصال' }).click()
      await toast(page, /يُتصل بزبائنك بين 09:00 و20:00/)
      await ask.getByLabel('اليوم والساعة').fill(`${tomorrow}T17:30`)
      await ask.getByRole('button', { name: 'معاودة الاتصال' }).click()
      await toast(page, /المكالمة القادمة/)

      await open(page, '/vendor/orders?view=calls')
      await page.getByRole('button', { name: 'الإعدادات' }).click()
      const settings = page.getByRole('dialog', { name: 'التأكيد بالهاتف' })
      await settings.getByLabel('أقصى عدد للمحاولات').selectOption('5')
      await settings.getByRole('button', { name: 'حفظ' }).click()
      await toast(page, 'تم حفظ الإعدادات')
      await site().query(
        `delete from phone_confirmation.call_settings where vendor_id = ${shopOf(VENDOR_EMAIL)}`,
      )
    }))

  test('[CHECK-11] without an account and without scripts a buyer confirms by the link of the mail', async () => {
    const order = await bought()
    await taskOf(order)
    const made = await fetch(`${site().url}/api/v1/confirmation/links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'purchase-key': order.key },
      body: JSON.stringify({ order_id: order.id }),
    })
    const { url } = (await made.json()) as { url: string }
    await visit({ scripts: false, width: PHONE }, async (page) => {
      await page.goto(url)
      await page.getByRole('heading', { name: 'Confirmez votre commande' }).waitFor()
      expect(await stateOf(order)).toMatchObject({ status: 'pending' })
      await page.getByRole('button', { name: 'Confirmer ma commande' }).click()
      await page.getByRole('heading', { name: 'Commande confirmée, merci' }).waitFor()
      expect(await stateOf(order)).toMatchObject({ status: 'confirmed' })
      expect(await page.getByRole('button', { name: 'Annuler la commande' }).count()).toBe(0)
    })
  })

  test('[CHECK-11] the page of the order leads to the answer', () =>
    visit({}, async (page) => {
      const order = await bought()
      await taskOf(order)
      await open(page, `/order/${order.number.replace(/-\d+$/, '')}#key=${order.key}`)
      // The setting at the time of the order counts, not the current one.
      const notice = page.locator('.parcel-card')
      await notice.getByRole('button', { name: 'Confirmer ou annuler maintenant' }).click()
      await page.waitForURL(/\/confirm\?key=/)
      await page.getByRole('button', { name: 'Annuler la commande' }).click()
      await page.getByRole('heading', { name: 'Commande annulée' }).waitFor()
      expect(await stateOf(order)).toMatchObject({ status: 'cancelled' })
    }))
})
