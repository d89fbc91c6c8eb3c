import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pdf, photo } from '#tests/support/upload-files.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { accept, fillVendorForm, sendRequest, vendorOf } from './vendor-registration-fixture.ts'
import { mailTo } from './signup-fixture.ts'

const row = (page: Page, kind: string) => page.locator(`[data-paper=${kind}]`)
const badge = (page: Page, kind: string, text: string) =>
  row(page, kind).locator('.badge', { hasText: text }).waitFor()

async function handIn(page: Page, kind: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const name = mimeType === 'application/pdf' ? 'scan.pdf' : 'IMG_2041.jpg'
  await row(page, kind)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType, buffer })
  await badge(page, kind, 'قيد المراجعة')
}

onSite('the papers of a shop', ({ site, visit }) => {
  test('[VEND-4] [VEND-5] [VSPACE-8] handed in from a phone in Arabic, one refused, corrected, and the shop is verified', async () => {
    const email = await newcomer(site(), 'papiers')
    const stored = { 'yova-auth': await signIn(site(), email) }
    const asShop = (story: (page: Page) => Promise<void>) =>
      visit(
        { stored, language: 'ar', width: PHONE, expects: [/415.*verification-documents\/nif/] },
        story,
      )
    const asAdmin = (story: (page: Page) => Promise<void>) =>
      visit({ as: 'admin@yova.example', sharesSession: true, width: 1440 }, story)

    const notify = (subject: string) =>
      eventually(async () => (await mailTo(site(), email)).subject).toBe(subject)

    await asShop(async (page) => {
      await open(page, '/vendor/register')
      await page.locator('[name=business_name]').waitFor()
      await fillVendorForm(page, email)
      await accept(page)
      await sendRequest(page)
      await page.getByText('بقيت 4 وثائق إلزامية للتسليم.').waitFor()

      // An invalid document is refused beside its field; nothing else is lost.
      await row(page, 'nif')
        .locator('input[type=file]')
        .last()
        .setInputFiles({
          name: 'a.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('<script>'),
        })
      await row(page, 'nif').getByText('هذا الملف ليس صورة').waitFor()
      await handIn(page, 'artisan_card', await photo())
      await handIn(page, 'identity_card', await photo())
      await handIn(page, 'rib', await photo())
      await handIn(page, 'nif', pdf(), 'application/pdf')
      await page.getByText('تم تسليم جميع الوثائق الإلزامية.').waitFor()
      await page.getByRole('heading', { name: 'طلبك قيد التحقق' }).waitFor()
      await page.locator('.space-progress').getByText('سُلّمت كلها').waitFor()
      await row(page, 'rib').getByRole('button', { name: 'عرض' }).click()
      const image = page.locator('dialog[open] .paper-picture')
      await image.waitFor()
      await eventually(() =>
        image.evaluate((item) => (item as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(100)
    })

    const { id } = (await vendorOf(site(), email))!
    await asAdmin(async (page) => {
      await open(page, `/admin/moderation?kind=document`)
      const { rows } = await site().query<{ id: string }>(
        `select id from vendors.verification_documents where vendor_id = $1 and kind = 'rib'`,
        [id],
      )
      await open(page, `/admin/moderation?kind=document&limit=100&item=${rows[0]?.id}`)
      const panel = page.getByRole('dialog').filter({ hasText: 'Chèque barré' })
      await panel.getByRole('button', { name: 'Voir' }).click()
      await page.locator('.paper-picture').waitFor()
      await page.keyboard.press('Escape')
      await panel.getByRole('button', { name: 'Refuser' }).click()
      const dialog = page.getByRole('dialog', { name: 'Refuser' })
      await dialog.getByRole('radio', { name: 'Autre motif' }).check()
      await dialog.getByRole('button', { name: 'Refuser' }).click()
      await dialog.getByText('Expliquez au vendeur ce qui ne va pas').waitFor()
      await dialog.getByRole('textbox').fill('Le nom du titulaire est caché.')
      await dialog.getByRole('button', { name: 'Refuser' }).click()
      await page.locator('.toaster').getByText('Pièce refusée').waitFor()
    })
    await notify('يجب إعادة إرسال إحدى وثائق متجرك')
    const refused = await mailTo(site(), email)
    expect(refused.text).toContain('Le nom du titulaire est caché.')

    await asShop(async (page) => {
      await open(page, '/vendor/shop?view=legal')
      await badge(page, 'rib', 'مرفوضة')
      await row(page, 'rib').getByText('Le nom du titulaire est caché.').waitFor()
      await handIn(page, 'rib', await photo())
      expect(await row(page, 'rib').getByText('Le nom du titulaire est caché.').count()).toBe(0)
    })

    await asAdmin(async (page) => {
      await open(page, `/admin/vendors?vendor=${id}`)
      const panel = page.getByRole('dialog').filter({ has: page.locator('.vendor-papers') })
      await panel.getByRole('button', { name: 'Approuver' }).click()
      const question = page.getByRole('dialog', { name: /sans toutes ses pièces/ })
      await question.getByText('Carte d’artisan').waitFor()
      await question.getByRole('button', { name: 'Annuler' }).click()
      for (const kind of ['artisan_card', 'nif', 'identity_card', 'rib']) {
        await row(page, kind).getByRole('button', { name: 'Accepter' }).click()
        if (kind.endsWith('card')) {
          const until = page.getByRole('dialog', { name: 'Accepter' })
          await until.getByLabel('Valable jusqu’au').fill('2031-05-04')
          await until.getByRole('button', { name: 'Accepter' }).click()
        }
        await badge(page, kind, 'Acceptée')
      }
      await panel.getByText('Aucune pièce obligatoire ne manque.').waitFor()
      await notify('تم قبول وثائقك')
      await panel.getByRole('button', { name: 'Approuver' }).click()
      await page.locator('.toaster').getByText('Vendeur approuvé').waitFor()
    })
    expect(await vendorOf(site(), email)).toMatchObject({ verification_status: 'verified' })
    const looks = await site().query(
      `select 1 from privacy.access_log where route = 'GET /api/v1/admin/vendors/:id/verification-documents/:document' and subjects = array[$1]`,
      [id],
    )
    expect(looks.rows).toHaveLength(1)
  })
})
