import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite('the moderation of the back office', ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>) =>
    visit({ as: 'admin@yova.example', sharesSession: true }, story)
  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await site().query<Row>(text, values)).rows[0]!

  async function reported(text: string): Promise<{ id: string; report: string }> {
    const { id } = await run<{ id: string }>(
      `insert into reviews.questions (id, vendor_id, product_id, author, language, text, state, created_at, published_at)
       select gen_random_uuid(), vendor_id, id, 'Samir T.', 'fr', $1, 'published', now(), now()
       from catalog.products where status = 'active' order by created_at limit 1 returning id`,
      [text],
    )
    const answer = await fetch(`${site().url}/api/v1/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ about: 'question', id, reason: 'insult', note: 'Très grossier' }),
    })
    expect(answer.status).toBe(204)
    const { id: report } = await run<{ id: string }>(
      'select id from reviews.reports where question_id = $1',
      [id],
    )
    return { id, report }
  }
  const stateOf = async (id: string) =>
    (await run<{ state: string }>('select state from reviews.questions where id = $1', [id])).state

  test('a reported product leaves the sale for a reason that its shop reads, and comes back by undo', async () => {
    const product = await run<{ id: string; name: string; vendor: string }>(
      `select p.id, p.name ->> 'fr' as name, p.vendor_id as vendor from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id and v.user_id is not null
       where p.status = 'active' order by p.id limit 1`,
    )
    const { id: report } = await run<{ id: string }>(
      `insert into reviews.reports (id, product_id, vendor_id, reason, note, created_at)
       values (gen_random_uuid(), $1, $2, 'other', $3, now()) returning id`,
      [product.id, product.vendor, `Une copie ${crypto.randomUUID()}`],
    )
    const statusOf = async () =>
      (
        await run<{ status: string }>('select status from catalog.products where id = $1', [
          product.id,
        ])
      ).status
    const why = `Contrefaçon ${crypto.randomUUID().slice(0, 6)}`
    await asAdmin(async (page) => {
      await open(page, `/admin/moderation?kind=report&item=${report}`)
      await page.getByRole('dialog').filter({ hasText: product.name }).waitFor()
      await page.keyboard.press('h')
      const dialog = page.getByRole('dialog', { name: 'Retirer de la vente' })
      await dialog.getByRole('button', { name: 'Retirer de la vente' }).click()
      await dialog.getByText('Écrivez quelques mots.').waitFor()
      expect(await statusOf()).toBe('active')
      await dialog.getByLabel('Motif').fill(why)
      await dialog.getByRole('button', { name: 'Retirer de la vente' }).click()
      await eventually(statusOf).toBe('archived')
      await eventually(
        async () =>
          (
            await run<{ count: number }>(
              `select count(*)::int as count from notifications.notifications
           where vendor_id = $1 and values ->> 'reason' = $2`,
              [product.vendor, why],
            )
          ).count,
      ).toBeGreaterThan(0)
      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await eventually(statusOf).toBe('active')
    })
    await site().query('delete from reviews.reports where id = $1', [report])
  })

  test('a report is taken, hidden by the keyboard with a reason, taken back, and dismissed', async () => {
    const text = `Une question déplacée ${crypto.randomUUID().slice(0, 6)}`
    const { id, report } = await reported(text)
    await asAdmin(async (page) => {
      await open(page, '/admin')
      await page.getByRole('region', { name: 'À traiter' }).getByText('Signalements').click()
      await page.waitForURL(/\/admin\/moderation\?kind=report/)
      await page.getByRole('link').filter({ hasText: text }).click()
      const panel = page.getByRole('dialog').filter({ hasText: text })
      await panel.getByText('Très grossier').waitFor()

      await page.keyboard.press('t')
      await toast(page, 'Vous vous en occupez')
      await panel.getByText('À moi').waitFor()
      await page.keyboard.press('h')
      const locator = page.getByRole('dialog', { name: 'Masquer' })
      await locator.getByRole('radio', { name: 'Hors sujet' }).check()
      await locator.getByRole('button', { name: 'Masquer' }).click()
      await toast(page, 'Masqué')
      expect(await stateOf(id)).toBe('hidden')
      await page.getByRole('link').filter({ hasText: text }).waitFor({ state: 'detached' })

      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await toast(page, 'Décision annulée')
      expect(await stateOf(id)).toBe('published')
      await page.getByRole('link').filter({ hasText: text }).click()
      await panel.getByRole('button', { name: 'Classer' }).click()
      await toast(page, 'Signalement classé')
    })
    expect(
      await run(
        'select state, (select count(*)::int from audit.entries where subject_id = $2) as acts from reviews.reports where id = $1',
        [report, id],
      ),
    ).toEqual({ state: 'dismissed', acts: 2 })
  })

  test('what a visitor wrote is answered from the queue, and the answer goes by mail', async () => {
    const name = `Yasmine ${crypto.randomUUID().slice(0, 6)}`
    const email = `${crypto.randomUUID().slice(0, 8)}@example.dz`
    const body = { topic: 'order', name, email, order_number: '', message: 'Où est mon colis ?' }
    await fetch(`${site().url}/api/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
      body: JSON.stringify(body),
    })
    const { id } = await run<{ id: string }>(
      'select id from messaging.threads where guest_email = $1',
      [email],
    )
    await asAdmin(async (page) => {
      await open(page, `/admin/moderation?kind=contact&item=${id}`)
      const panel = page.getByRole('dialog').filter({ hasText: email })
      await panel.getByText('Où est mon colis ?').waitFor()
      await page.keyboard.press('r')
      const locator = page.getByRole('dialog', { name: 'Répondre' })
      await locator.getByRole('button', { name: 'Répondre' }).click()
      await locator.getByText('Écrivez quelques mots.').waitFor()
      // While typing, keys are text and no shortcuts.
      await locator.getByLabel('Votre réponse').pressSequentially('txh : il arrive demain.')
      await locator.getByRole('button', { name: 'Répondre' }).click()
      await toast(page, 'Réponse envoyée')
    })
    await eventually(
      async () =>
        (
          await run<{ n: number }>(
            `select count(*)::int as n from notifications.deliveries
             where recipient = $1 and template_key = 'messaging.contact_answered' and language = 'ar'`,
            [email],
          )
        ).n,
    ).toBe(1)
  })

  test('every kind has its count, and keys walk the queue', () =>
    asAdmin(async (page) => {
      await reported(`Encore une question déplacée ${crypto.randomUUID().slice(0, 6)}`)
      await open(page, '/admin/moderation')
      const { n } = await run<{ n: number }>(
        `select count(*)::int as n from reviews.reports where state = 'open'`,
      )
      const tabs = page.getByRole('navigation', { name: 'File' })
      await eventually(async () =>
        (await tabs.getByRole('link', { name: 'Signalements' }).innerText()).replaceAll(/\D/g, ''),
      ).toBe(String(n))
      await page.locator('.queue-rows li').first().waitFor()
      const rows = page.locator('.queue-rows li')
      const shown = page.locator('.side-panel h2')
      const [first, second] = await rows.locator('a bdi').allInnerTexts()
      // The URL changes before the panel, so wait for the panel before the next key.
      await page.keyboard.press('j')
      await shown.getByText(first ?? '', { exact: true }).waitFor()
      await page.keyboard.press('j')
      await shown.getByText(second ?? '', { exact: true }).waitFor()
      await page.keyboard.press('k')
      await shown.getByText(first ?? '', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !url.searchParams.has('item'))
    }))
})
