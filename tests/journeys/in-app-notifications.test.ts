import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'

const VENDOR_EMAIL = 'vendeur@yova.example'

onSite('the bell', ({ site, visit }) => {
  const notify = async (type: string, detail: object) => {
    await site().query('insert into platform.outbox (type, payload) values ($1, $2)', [
      type,
      JSON.stringify({ type, ...detail }),
    ])
  }
  const inAppNotifications = (page: Page) => page.locator('.bell-button')

  test('a question rings in the open shop without reload, leads there and is read by that', () =>
    visit({ as: VENDOR_EMAIL, sharesSession: true }, async (page) => {
      await site().query('truncate notifications.notifications cascade')
      const { rows } = await site().query<{ id: string }>(
        `select v.id from vendors.vendors v join identity.users u on u.id = v.user_id where u.email = $1`,
        [VENDOR_EMAIL],
      )
      await open(page, '/vendor/orders')
      await inAppNotifications(page).waitFor()
      expect(await inAppNotifications(page).getAttribute('aria-label')).toBe('Notifications')
      for (const productName of ['Tajine', 'Bol'])
        await notify('reviews.question_asked', {
          ...{ questionId: crypto.randomUUID(), vendorId: rows[0]!.id, productName },
          ...{ author: 'Karim', text: 'Quelle taille ?' },
        })
      await eventually(() => inAppNotifications(page).innerText()).toBe('2')
      await inAppNotifications(page).click()
      await page.getByRole('link', { name: /Question sur « Tajine »/ }).click()
      await page.waitForURL(/\/vendor\/reviews\?view=questions/)
      await eventually(() => inAppNotifications(page).innerText()).toBe('1')
      await inAppNotifications(page).click()
      await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
      await eventually(() => inAppNotifications(page).innerText()).toBe('')
      await eventually(() => page.locator('.bell-list .badge').count()).toBe(0)
    }))

  test('a report rings for the team', () =>
    visit({ as: 'admin@yova.example', sharesSession: true, language: 'ar' }, async (page) => {
      await open(page, '/admin')
      await inAppNotifications(page).waitFor()
      // A real one: what asks for no work any more counts as read.
      const { rows } = await site().query<{ id: string }>(
        `select id from catalog.products where status = 'active' order by id limit 1`,
      )
      const report = await fetch(`${site().url}/api/v1/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ about: 'product', id: rows[0]!.id, reason: 'other', note: 'Copie' }),
      })
      expect(report.status).toBe(204)
      await eventually(() => inAppNotifications(page).innerText()).not.toBe('')
      await inAppNotifications(page).click()
      await page.getByRole('link', { name: /بلاغ جديد/ }).click()
      await page.waitForURL(/\/admin\/moderation\?kind=report/)
    }))
})
