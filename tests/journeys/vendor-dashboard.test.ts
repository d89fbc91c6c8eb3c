import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const VENDOR_EMAIL = 'vendeur@yova.example'

onSite('the day of a shop', ({ site, visit }) => {
  const asVendor = (
    story: (page: Page) => Promise<void>,
    options: { language?: 'fr' | 'ar'; width?: number } = {},
  ) => visit({ as: VENDOR_EMAIL, sharesSession: true, ...options }, story)
  const shop = async () => {
    const { rows } = await site().query<{ id: string }>(
      `select v.id from vendors.vendors v join identity.users u on u.id = v.user_id where u.email = $1`,
      [VENDOR_EMAIL],
    )
    return rows[0]?.id ?? ''
  }

  test('[VSPACE-1] figures, what to do and the chart: seven days are fewer than ninety', () =>
    asVendor(async (page) => {
      await open(page, '/vendor/dashboard')
      await page.getByRole('heading', { name: 'Ventes par jour' }).waitFor()
      expect(await page.locator('.shop-figures dd').count()).toBe(4)
      const rows = () => page.locator('.shop-chart tbody tr').count()
      expect(await rows()).toBe(30)
      await page.getByRole('button', { name: '7 jours' }).click()
      expect(await rows()).toBe(7)
      await page.getByRole('button', { name: '90 jours' }).focus()
      await page.keyboard.press('Enter')
      expect(await rows()).toBe(90)
      await page.getByRole('link', { name: 'Paiements' }).first().click()
      await page.getByRole('heading', { name: 'Paiements', level: 1 }).waitFor()
    }))

  test('[VSPACE-5] each line says what it is made of; payments and months are filters of the address', () =>
    asVendor(async (page) => {
      await open(page, '/vendor/money')
      const line = page.locator('.money-lines > li').filter({ hasText: 'Vente' }).first()
      await line.getByText(/Commission 5/).waitFor()
      await line.getByText(/TVA sur commission 19/).waitFor()
      await page.getByRole('link', { name: 'Versements' }).click()
      await page.waitForURL(/show=payouts/)
      await eventually(() => page.locator('.money-lines > li').first().innerText()).toContain(
        'Versement',
      )
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /Relevé CSV/ }).click()
      expect((await download).suggestedFilename()).toMatch(/^yova-20\d\d-\d\d\.csv$/)
    }))

  test('[VSPACE-6] an account with a wrong key is refused while it is typed; the right one is kept, masked', () =>
    asVendor(
      async (page) => {
        await open(page, '/vendor/money')
        await page.locator('.money-account button').click()
        const form = page.locator('.account-form')
        await form.locator('[name=number]').fill('00300060000201930049')
        await form.locator('[name=holder]').fill('Amel Saïdi')
        await form.locator('[type=submit]').click()
        await form.locator('.field-error').waitFor()
        await form.locator('[name=number]').fill('0030006 0000201930 048')
        await form.locator('[type=submit]').click()
        await page.getByText('•••• 0048').waitFor()
        const { rows } = await site().query(
          `select kind, number from vendors.payout_accounts where vendor_id = $1 and retired_at is null`,
          [await shop()],
        )
        expect(rows).toEqual([{ kind: 'rib', number: '00300060000201930048' }])
      },
      { language: 'ar', width: PHONE },
    ))

  test('[VSPACE-7] an answer to a review is read on the page of the product', () =>
    asVendor(async (page) => {
      await open(page, '/vendor/reviews?show=unanswered')
      const review = page.locator('.review-rows > li').first()
      const product = await review.locator('a').first().getAttribute('href')
      await review.getByRole('button', { name: 'Répondre' }).click()
      const text = `Merci pour votre confiance ${crypto.randomUUID().slice(0, 8)}`
      await review.getByRole('textbox').fill(text)
      await review.getByRole('button', { name: 'Publier la réponse' }).click()
      await page.locator('.review-rows').getByText(text).waitFor()
      const answered = async () =>
        (await site().query('select vendor_id from reviews.reviews where answer = $1', [text])).rows
      await expect.poll(answered).toEqual([{ vendor_id: await shop() }])
      const id = product?.split('/')[2]?.split('#')[0]
      const reviews = () => fetch(`${site().url}/api/v1/products/${id}/reviews?limit=50`)
      await expect.poll(async () => (await reviews()).text()).toContain(text)
    }))

  test('[VSPACE-7] a buyer writes from the page of the shop, and the shop answers', async () => {
    const vendor = await shop()
    const question = `Avez-vous la taille 42, et le même modèle en bleu ou en vert ? ${crypto.randomUUID().slice(0, 8)}`
    await visit({ as: 'client@yova.example', sharesSession: true }, async (page) => {
      await open(page, `/vendors/${vendor}`)
      await page.locator('.shop-contact').getByRole('link', { name: 'Écrire un message' }).click()
      await page.locator('.message-form textarea').fill(question)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.locator('.message-words').getByText(question).waitFor()
    })
    await asVendor(async (page) => {
      await open(page, '/vendor/messages')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.locator('.message-list').getByText(question).waitFor()
        const wider = await page.locator('.message-list :is(a, .message-last)').evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const list = row.closest('.message-list')!.getBoundingClientRect() // rows are in it
              const { left, right } = row.getBoundingClientRect()
              return left < list.left - 1 || right > list.right + 1
            }).length,
        )
        expect(wider).toBe(0)
      }
      await page.locator('.message-list').getByText(question).click()
      await page.locator('.message-words').getByText(question).waitFor()
      await page.locator('.message-form textarea').fill('Oui, il en reste trois.')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.locator('.message-words .is-own').getByText('Oui, il en reste trois.').waitFor()
    })
    const { rows } = await site().query(
      `select t.state, t.buyer_unread from messaging.threads t
       join messaging.messages m on m.thread_id = t.id where m.body = $1`,
      [question],
    )
    expect(rows).toMatchObject([{ state: 'answered' }])
  })
})
