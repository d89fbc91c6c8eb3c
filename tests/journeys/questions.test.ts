import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'

onSite('questions about products', ({ site, visit }) => {
  const ofVendor = async () =>
    (
      await site().query<{ id: string; name: string }>(
        `select c.id, c.name ->> 'fr' as name from catalog.products c
         join vendors.vendors v on v.id = c.vendor_id
         join identity.users u on u.id = v.user_id and u.email = 'vendeur@yova.example'
         where c.status = 'active' order by c.created_at limit 1`,
      )
    ).rows[0]!
  const countEvents = async (type: string, text: string) =>
    (
      await site().query<{ n: number }>(
        `select count(*)::int as n from notifications.deliveries where template_key = $1 and recipient = $2`,
        [type, text],
      )
    ).rows[0]?.n

  test('[VSPACE-7] asked on a phone, answered by the shop, read by everybody and in the account', async () => {
    const product = await ofVendor()
    const email = await newcomer(site(), 'question')
    const stored = { 'yova-auth': await signIn(site(), email) }
    const text = `Tient-il deux jours ? (${crypto.randomUUID().slice(0, 6)})`

    await visit({ width: PHONE }, async (page) => {
      await open(page, `/product/${product.id}`)
      await page.getByRole('button', { name: 'Poser une question' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Connexion' }).click()
      await page.waitForURL((url) => url.searchParams.get('next') === `/product/${product.id}`)
    })
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, `/product/${product.id}`)
      await page.getByRole('button', { name: 'Poser une question' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Publier la question' }).click()
      await dialog.getByText('Écrivez votre question en quelques mots.').waitFor()
      await dialog.getByLabel('Que voulez-vous savoir ?').fill(text)
      await dialog.getByRole('button', { name: 'Publier la question' }).click()
      await page.getByText('Question publiée').waitFor()
      const locator = page.locator('#questions li').filter({ hasText: text })
      await locator.getByText('Lina H.').waitFor()
    })

    await visit({ as: 'vendeur@yova.example' }, async (page) => {
      await open(page, '/vendor/dashboard')
      await page
        .locator('main')
        .getByText(/questions? sans réponse/)
        .waitFor()
      await open(page, '/vendor/reviews?view=questions')
      const row = page.getByRole('listitem').filter({ hasText: text })
      await row.getByRole('button', { name: 'Répondre' }).click()
      await row.getByLabel('Votre réponse').fill('Oui, deux jours. Mon numéro : 0550 12 34 56')
      await row.getByRole('button', { name: 'Publier la réponse' }).click()
      await row.getByText('Oui, deux jours. Mon numéro : •••').waitFor()
    })

    await visit({ stored }, async (page) => {
      await open(page, `/product/${product.id}#questions`)
      const locator = page.locator('#questions li').filter({ hasText: text })
      await locator.getByText('Oui, deux jours.').waitFor()
      await open(page, '/account/reviews')
      const own = page.getByRole('listitem').filter({ hasText: text })
      await own.getByText('Oui, deux jours.').waitFor()
    })
    await eventually(() => countEvents('reviews.question_answered', email)).toBe(1)
  })

  test('a guest reports a question, in Arabic, and nothing of it shows', async () => {
    const product = await ofVendor()
    const { rows } = await site().query<{ id: string }>(
      `insert into reviews.questions (id, vendor_id, product_id, author, language, text, state, created_at, published_at)
       select gen_random_uuid(), vendor_id, id, 'Samir T.', 'fr', 'Achetez plutôt chez moi, c’est moins cher',
         'published', now(), now() from catalog.products where id = $1 returning id`,
      [product.id],
    )
    await site().forgetPages()
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, `/product/${product.id}`)
      const locator = page.locator('#questions li').filter({ hasText: 'Achetez plutôt chez moi' })
      await locator.getByRole('button', { name: 'إبلاغ: Samir T.' }).click()
      const dialog = page.getByRole('dialog', { name: 'الإبلاغ عن هذا السؤال' })
      await dialog.getByRole('radio', { name: 'إشهار' }).check()
      await dialog.getByRole('button', { name: 'إرسال البلاغ' }).click()
      await page.getByText('أُرسل البلاغ إلى فريقنا').waitFor()
      await locator.waitFor()
    })
    const reports = await site().query(
      'select reason, state, is_by_vendor from reviews.reports where question_id = $1',
      [rows[0]!.id],
    )
    expect(reports.rows).toEqual([{ reason: 'advertising', state: 'open', is_by_vendor: false }])
  })

  test('without scripts questions are read and turned over, and no button stands there in vain', () =>
    visit({ scripts: false }, async (page) => {
      const product = await ofVendor()
      await site().query(
        `insert into reviews.questions (id, vendor_id, product_id, author, language, text, state, created_at, published_at)
         select gen_random_uuid(), vendor_id, id, 'Samir T.', 'fr', 'Question numéro ' || n, 'published',
           '2026-01-01'::timestamptz - make_interval(days => n), now()
         from catalog.products, generate_series(1, 9) n where id = $1`,
        [product.id],
      )
      await site().forgetPages()
      await page.goto(`/product/${product.id}?questions=2`)
      const locator = page.locator('#questions li')
      expect(await locator.count()).toBe(8)
      await page.locator('#questions').getByRole('link', { name: 'Afficher plus' }).click()
      await page.waitForURL(/questions=3/)
      expect(await locator.count()).toBeGreaterThan(8)
      expect(await page.getByRole('button', { name: 'Poser une question' }).isVisible()).toBe(false)
    }))
})
