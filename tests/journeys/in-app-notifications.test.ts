import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'

const SELLER = 'vendeur@yova.example'

onSite('the bell', ({ site, visit }) => {
  const told = async (type: string, fact: object) => {
    await site().query('insert into platform.outbox (type, payload) values ($1, $2)', [
      type,
      JSON.stringify({ type, ...fact }),
    ])
  }
  const bell = (page: Page) => page.locator('.bell-button')

  test('a question rings in the open shop without reload, leads there and is read by that', () =>
    visit({ as: SELLER, sharesSession: true }, async (page) => {
      await site().query('truncate notifications.notifications cascade')
      const { rows } = await site().query<{ id: string }>(
        `select v.id from vendors.vendors v join identity.users u on u.id = v.user_id where u.email = $1`,
        [SELLER],
      )
      await open(page, '/vendor/orders')
      await bell(page).waitFor()
      expect(await bell(page).getAttribute('aria-label')).toBe('Notifications')
      for (const productName of ['Tajine', 'Bol'])
        await told('reviews.question_asked', {
          ...{ questionId: crypto.randomUUID(), vendorId: rows[0]!.id, productName },
          ...{ author: 'Karim', text: 'Quelle taille ?' },
        })
      await eventually(() => bell(page).innerText()).toBe('2')
      await bell(page).click()
      await page.getByRole('link', { name: /Question sur « Tajine »/ }).click()
      await page.waitForURL(/\/vendor\/reviews\?view=questions/)
      await eventually(() => bell(page).innerText()).toBe('1')
      await bell(page).click()
      await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
      await eventually(() => bell(page).innerText()).toBe('')
      await eventually(() => page.locator('.bell-list .badge').count()).toBe(0)
    }))

  test('a report rings for the team', () =>
    visit({ as: 'admin@yova.example', sharesSession: true, language: 'ar' }, async (page) => {
      await open(page, '/admin')
      await bell(page).waitFor()
      await told('reviews.content_reported', { reportId: crypto.randomUUID() })
      await eventually(() => bell(page).innerText()).not.toBe('')
      await bell(page).click()
      await page.getByRole('link', { name: /بلاغ جديد/ }).click()
      await page.waitForURL(/\/admin\/moderation\?kind=report/)
    }))
})
