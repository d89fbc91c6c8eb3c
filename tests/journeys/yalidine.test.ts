import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { yalidine, YALIDINE_ACCOUNT } from '#tests/fakes/yalidine-fixture.ts'
import { inBrowser } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { eventually, open, type Visit, visitOf } from '#tests/support/visitor-story.ts'
import { buyAs } from './past-orders-fixture.ts'

const partner = await yalidine({ quotas: { second: 500, minute: 5000 } })

// A site of its own, because the courier's URL is configured at start.
inBrowser('a shop whose courier takes its parcels', (browser) => {
  let started: Site | undefined
  beforeAll(async () => {
    started = await startSite({ YALIDINE_URL: partner.url })
  }, 300_000)
  afterAll(() => started?.stop())
  const site = () => {
    if (!started) throw new Error('the site is started before the first test')
    return { ...started, forgetPages: async () => undefined }
  }
  const visit = (options: Visit, story: (page: Page) => Promise<void>) =>
    visitOf(browser(), site(), options, story)
  const asShop = (story: (page: Page) => Promise<void>) =>
    visit({ as: 'vendeur@yova.example' }, story)
  async function sold() {
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
         and jsonb_array_length(s.options) = 0 order by p.price_centimes, p.id limit 1`,
    )
    if (!rows[0]) throw new Error('the shop of the demo sells nothing')
    return rows[0]
  }
  /** Runs the five-minute schedule now. */
  const ask = () =>
    site().query(
      `update platform.schedules set next_at = now() where name = 'fulfillment.track_shipments'`,
    )

  test('[VSPACE-4] [VSPACE-5] connected once, a courier takes an order, gives its label, and says when it is delivered', async () => {
    const [order] = await buyAs(site(), `lina.${crypto.randomUUID()}@mail.example`, [await sold()])
    if (!order) throw new Error('nothing was bought')
    await asShop(async (page) => {
      await open(page, '/vendor/shop?view=delivery')
      const card = page.getByRole('listitem').filter({ hasText: 'Yalidine' }).first()
      await card.getByRole('button', { name: 'Relier mon compte' }).click()
      const form = page.getByRole('dialog', { name: 'Relier Yalidine' })
      await form.getByLabel('API ID').fill(YALIDINE_ACCOUNT.id)
      await form.getByLabel('API Token').fill(YALIDINE_ACCOUNT.token)
      await form.getByRole('button', { name: 'Essayer et relier' }).click()
      await card.getByText('Relié', { exact: true }).waitFor()
      expect(await page.content()).not.toContain(YALIDINE_ACCOUNT.token)

      await open(page, `/vendor/orders?order=${order.id}`)
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Confier à Yalidine' }).click()
      await panel.getByText('Colis créé').waitFor()
      const tracking = [...partner.parcels.keys()][0] ?? ''
      await panel.getByText(tracking).first().waitFor()

      const ticket = page.waitForResponse((answer) => answer.url().endsWith('/documents/tickets'))
      const tab = page.waitForEvent('popup')
      await panel.getByRole('button', { name: 'Étiquette Yalidine' }).click()
      expect((await ticket).status()).toBe(201)
      await (await tab).close()

      partner.say(tracking, 'Livré', `${localDate(new Date())} 23:59:00`)
      await ask()
      const status = async () =>
        (
          await site().query<{ status: string }>('select status from orders.orders where id = $1', [
            order.id,
          ])
        ).rows[0]?.status
      await eventually(status).toBe('delivered')
    })
  })
})
