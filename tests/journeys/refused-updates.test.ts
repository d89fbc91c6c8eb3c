import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onSite, open } from '#tests/support/visitor-story.ts'

async function notify(page: Page, text: string): Promise<void> {
  const toast = page.locator('.toaster').filter({ hasText: text })
  await toast.waitFor()
  expect(await toast.innerText()).toContain('Erreur')
}

onSite('changes that fail in the back office', ({ visit }) => {
  /** Reads succeed, mutations are refused. */
  const asAdmin = (story: (page: Page) => Promise<void>) =>
    visit(
      { as: 'admin@yova.example', sharesSession: true, width: 1680, expects: [/500/] },
      async (page) => {
        await page.route(/\/(api|functions|storage)\/v1\//, (route) =>
          route.request().method() === 'GET'
            ? route.continue()
            : route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
        )
        await story(page)
      },
    )

  test('[ERR-2] the status, the featured mark and the rest stay as they were, and the sentence says which', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/products?search=TBZ-WIFI6')
      const product = page.getByRole('row').filter({ hasText: 'TBZ-WIFI6' })
      const featured = product.getByRole('switch')
      const before = await featured.isChecked()
      await featured.click()
      await notify(page, 'Impossible de mettre à jour le statut vedette')
      expect(await featured.isChecked()).toBe(before)
      await product.getByRole('button', { name: /^Statut de/ }).click()
      await page.getByRole('menuitemradio', { name: 'Archivé' }).click()
      await notify(page, 'Impossible de mettre à jour le statut')
      await product.getByText('Actif', { exact: true }).first().waitFor()

      await open(page, '/admin/vendors?search=Techno')
      await page
        .getByRole('button', { name: /^Modifier / })
        .first()
        .click()
      const edit = page.getByRole('dialog', { name: 'Modifier le vendeur' })
      await edit.locator('[name=business_name]').fill('Techno Alger')
      await edit.getByRole('button', { name: 'Enregistrer' }).click()
      await notify(page, "Impossible de mettre à jour l'élément")
      expect(await edit.locator('[name=business_name]').inputValue()).toBe('Techno Alger')
    }))

  test('[ERR-3] a shop that could not be switched off is still on', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/vendors?search=Techno')
      await page.locator('[id^=row-]').first().click()
      const active = page.getByRole('dialog').getByRole('switch', { name: /Boutique active/ })
      await active.click()
      await notify(page, "Impossible de modifier l'activité")
      expect(await active.isChecked()).toBe(true)
    }))

  test('[ERR-4] what could not be created keeps what was typed', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/vendors')
      await page.getByRole('button', { name: 'Nouveau Vendeur' }).click()
      const shop = page.getByRole('dialog', { name: 'Nouveau Vendeur' })
      await shop.locator('[name=user_email]').fill('client@yova.example')
      await shop.locator('[name=business_name]').fill('Atelier du M’Zab')
      await shop.locator('[name=business_email]').fill('atelier@example.dz')
      await shop.getByRole('button', { name: 'Créer le vendeur' }).click()
      await notify(page, 'Impossible de créer le compte vendeur')
      expect(await shop.locator('[name=business_name]').inputValue()).toBe('Atelier du M’Zab')

      await open(page, '/admin/products')
      await page.getByRole('button', { name: 'Nouveau Produit' }).click()
      const product = page.getByRole('dialog', { name: 'Nouveau Produit' })
      const vendor = product.getByRole('combobox', { name: 'Vendeur' })
      await vendor.fill('bab ezz')
      await product.getByRole('option', { name: 'Techno Bab Ezzouar' }).click()
      await product.locator('[name="name.fr"]').fill('Radio de cuisine')
      await product.locator('[name=category]').selectOption({ label: 'Maison' })
      await product.locator('[name=price]').fill('3200')
      await product.getByRole('button', { name: 'Créer le produit' }).click()
      await product.getByText('Impossible de créer le produit').waitFor()
      expect(await product.locator('[name="name.fr"]').inputValue()).toBe('Radio de cuisine')
    }))

  test('[ERR-5] what could not be deleted stands, pictures that could not be sent are told', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/products?search=TBZ-WIFI6')
      await page
        .getByRole('button', { name: /^Supprimer / })
        .first()
        .click()
      const sure = page.getByRole('dialog', { name: /^Supprimer «/ })
      await sure.getByRole('button', { name: 'Supprimer' }).click()
      await notify(page, "Impossible de supprimer l'élément")
      await page.getByRole('row').filter({ hasText: 'TBZ-WIFI6' }).waitFor()

      await open(page, '/admin/products')
      await page.getByRole('button', { name: 'Nouveau Produit' }).click()
      const product = page.getByRole('dialog', { name: 'Nouveau Produit' })
      const image = { create: { width: 90, height: 90, channels: 3 as const, background: '#c43' } }
      const buffer = await sharp(image).png().toBuffer()
      await product
        .locator('[data-picker]')
        .setInputFiles([{ name: 'radio.png', mimeType: 'image/png', buffer }])
      await product.getByText('Impossible de télécharger les images').waitFor()
    }))
})
