import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DATES } from '#tests/accessibility/screens.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { agreed, CHECKOUT_IN, fillCheckout, orderNumberOn } from './buyer-fixture.ts'

const ALL = { analytics: true, marketing: true, functional: true }

type AnalyticsEventsEvent = { event: string; ecommerce: Record<string, unknown> }
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: AnalyticsEventsEvent[] }).dataLayer ?? [])
const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Ajouter au panier', exact: true })
    .first()
    .click()

onSite('what visitors do', ({ site, visit }) => {
  const visitor = async (page: Page) =>
    page.evaluate(() => localStorage.getItem('yova-visitor') ?? '')
  const pick = async (who: string) => {
    const { rows } = await site().query(
      `select name, currency, quantity, consent_version, language, order_id is not null as has_order
       from analytics.events where visitor_id::text = $1 order by name`,
      [who],
    )
    return rows as Record<string, unknown>[]
  }

  test('[EVENT-1] who agreed is counted when looking, adding and buying, in dinars, and a purchase once', () =>
    visit({ stored: agreed(ALL) }, async (page) => {
      await open(page, `/product/${DATES}`)
      await eventually(async () => (await dataLayer(page)).map(({ event }) => event)).toEqual([
        'view_item',
      ])
      await add(page)
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()
      await eventually(async () => (await dataLayer(page)).length).toBe(2)
      const [seen, added] = await dataLayer(page)
      expect(seen?.ecommerce).toMatchObject({ currency: 'DZD', items: [{ item_id: DATES }] })
      expect(added).toMatchObject({
        event: 'add_to_cart',
        ecommerce: { currency: 'DZD', items: [{ item_id: DATES, quantity: 1 }] },
      })
      expect(added?.ecommerce['value']).toBe(seen?.ecommerce['value'])

      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
      await page.getByRole('button', { name: 'Confirmer la commande' }).click()
      const number = await orderNumberOn(page)
      expect(await dataLayer(page)).toEqual([
        {
          event: 'purchase',
          ecommerce: { currency: 'DZD', value: expect.any(Number), transaction_id: number },
        },
      ])
      await page.reload()
      await page.getByRole('heading', { level: 1 }).getByText(number).waitFor()
      expect(await dataLayer(page)).toEqual([])

      const item = { currency: 'DZD', consent_version: '2026-11', language: 'fr' }
      const who = await visitor(page)
      await eventually(() => pick(who)).toEqual([
        { name: 'add_to_cart', quantity: 1, has_order: false, ...item },
        { name: 'purchase', quantity: null, has_order: true, ...item },
        { name: 'view_item', quantity: null, has_order: false, ...item },
      ])
    }))

  test('[EVENT-1] who agreed to analytics alone, or marketing alone, is told of there alone', async () => {
    await visit({ stored: agreed({ marketing: true }) }, async (page) => {
      await open(page, `/product/${DATES}`)
      await eventually(async () => (await dataLayer(page)).length).toBe(1)
      expect(await visitor(page)).toBe('')
    })
    await visit({ stored: agreed({ analytics: true }) }, async (page) => {
      await open(page, `/product/${DATES}`)
      await eventually(() => visitor(page)).not.toBe('')
      const who = await visitor(page)
      await eventually(async () => (await pick(who)).length).toBe(1)
    })
  })

  test('[EVENT-2] pages of who agreed are measured, also when that was after they opened, and counted when left', () =>
    visit({ isUnasked: true, width: PHONE }, async (page) => {
      const counted = async () => {
        const { rows } = await site().query(
          `select metric, sum(step)::int as samples from analytics.daily_web_vitals, unnest(samples) step
           where route = 'categories' and device = 'phone' group by metric order by metric`,
        )
        return Object.fromEntries(
          (rows as { metric: string; samples: number }[]).map(({ metric, samples }) => [
            metric,
            samples,
          ]),
        )
      }
      await open(page, '/categories')
      const before = await counted()
      const fetched = page.waitForResponse(/vitals-[^/]*\.js/)
      await page.getByRole('button', { name: 'Tout accepter' }).click()
      await fetched
      await page.goto('/about')
      await eventually(counted).toMatchObject({
        fcp: (before['fcp'] ?? 0) + 1,
        lcp: (before['lcp'] ?? 0) + 1,
        cls: (before['cls'] ?? 0) + 1,
        bytes: (before['bytes'] ?? 0) + 1,
      })
    }))
})
