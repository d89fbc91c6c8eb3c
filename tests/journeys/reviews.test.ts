import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { buyAs, deliver, soldAs } from './past-orders-fixture.ts'

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()

onSite('reviews of buyers', ({ site, visit }) => {
  const figures = async (id: string) =>
    (
      await site().query<{ count: number; sum: number }>(
        `select review_count as count, rating_sum::int as sum from catalog.products where id = $1`,
        [id],
      )
    ).rows[0]!

  test('[ACC-6] [ACC-4] a buyer judges what came, with a photo, and thinks again', async () => {
    const email = await newcomer(site(), 'review')
    const product = await soldAs(site(), 'Baklawa')
    const [order] = await buyAs(site(), email, [product])
    await deliver(site(), order!)
    const before = await figures(product.id)
    const stored = { 'yova-auth': await signIn(site(), email) }
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, '/account/reviews')
      await page.getByRole('button', { name: `Donner mon avis sur ${product.name}` }).waitFor()
      await open(page, `/product/${product.id}`)
      await page.getByRole('button', { name: 'Donner mon avis' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Publier' }).click()
      await dialog.getByText('Choisissez de une à cinq étoiles.').waitFor()

      await dialog.getByRole('radio', { name: /^4 étoiles/ }).check()
      await dialog.getByLabel(/^Titre/).fill('Comme à la maison')
      await dialog.getByLabel(/^Votre avis/).fill('Bien emballées, encore fraîches.')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() })
      await dialog.getByRole('img', { name: 'Photo 1' }).waitFor()
      await dialog.getByRole('button', { name: 'Publier' }).click()

      await page.getByText('Merci pour votre avis').waitFor()
      const shown = page.getByRole('listitem').filter({ hasText: 'Comme à la maison' })
      await shown.getByText('Lina H.').waitFor()
      const thumbnail = shown.getByRole('img', { name: 'Photo 1 sur 1' })
      await thumbnail.scrollIntoViewIfNeeded()
      await eventually(() =>
        thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0)
      expect(await figures(product.id)).toEqual({ count: before.count + 1, sum: before.sum + 4 })

      await open(page, '/account/reviews')
      await page.getByRole('button', { name: `Modifier mon avis sur ${product.name}` }).click()
      await dialog.getByRole('radio', { name: /^2 étoiles/ }).check()
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Merci pour votre avis').waitFor()
      await page.getByText('Note 2,0 sur 5').waitFor()
      expect(await figures(product.id)).toEqual({ count: before.count + 1, sum: before.sum + 2 })
    })
  })

  test('[ACC-6] who did not buy it, or is not signed in, is told so before writing', async () => {
    const { id } = await soldAs(site(), 'Baklawa')
    const stored = { 'yova-auth': await signIn(site(), await newcomer(site(), 'stranger')) }
    await visit({ stored, language: 'ar' }, async (page) => {
      await open(page, `/product/${id}`)
      await page.getByRole('button', { name: 'اكتب تقييمك' }).click()
      await page.getByRole('dialog').getByText('يمكن لمن اشترى هذا المنتج فقط أن يقيّمه.').waitFor()
    })
    await visit({ language: 'en' }, async (page) => {
      await open(page, `/product/${id}`)
      await page.getByRole('button', { name: 'Write a review' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
      await page.waitForURL((url) => url.searchParams.get('next') === `/product/${id}`)
    })
  })
})
