import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  eventually,
  onSite,
  open,
  overflow,
  PHONE,
  type Visit,
} from '#tests/support/visitor-story.ts'

onSite('a shop that brings its products in a file', ({ site, visit }) => {
  const as = 'vendeur@yova.example' as const
  const asShop = (story: (page: Page) => Promise<void>, more: Partial<Visit> = {}) =>
    visit({ as, ...more }, story)
  const skus = async (prefix: string) =>
    (
      await site().query('select sku from catalog.variants where sku like $1 order by sku', [
        `${prefix}%`,
      ])
    ).rows.map(({ sku }: { sku: string }) => sku)
  const forget = (prefix: string) =>
    site().query(
      'delete from catalog.products where id in (select product_id from catalog.variants where sku like $1)',
      [`${prefix}%`],
    )
  const choose = (page: Page, name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('[VSPACE-3] chooses a file, sees its columns and its errors by line, and imports what is right', async () => {
    await forget('JRN-')
    await asShop(async (page) => {
      await open(page, '/vendor/products')
      await page.getByRole('link', { name: 'Importer' }).click()
      await page.getByRole('heading', { level: 1, name: 'Importer des produits' }).waitFor()
      await choose(
        page,
        'catalogue.csv',
        'Réf;Désignation;Rayon;Prix TTC;Qté\nJRN-1;Théière;Cuisine;7 600,00;4\nJRN-2;Plateau;Maison;1200;2\nJRN-3;Vase;Maison;cher;2\n',
      )

      await page.getByRole('heading', { name: 'Que contient chaque colonne ?' }).waitFor()
      expect(await page.getByLabel('Prix TTC').inputValue()).toBe('price')
      expect(await page.getByLabel('Séparateur').inputValue()).toBe(';')
      await page.getByRole('button', { name: 'Vérifier le fichier' }).click()

      await page.getByRole('heading', { name: 'Ce que fera ce fichier' }).waitFor()
      const failures = page.getByRole('region', { name: '2 remarques' })
      await failures.getByText('Ligne 4', { exact: true }).waitFor()
      await failures.getByText('Ce n’est pas un prix').waitFor()
      expect(await skus('JRN-')).toEqual([])

      await page.getByLabel('Cuisine').selectOption({ label: 'Maison' })
      await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
      await page.getByRole('region', { name: '1 remarque' }).waitFor()
      const saved = page.waitForEvent('download')
      await page
        .getByRole('region', { name: '1 remarque' })
        .getByRole('button', { name: 'CSV' })
        .click()
      expect((await saved).suggestedFilename()).toBe('yova-errors.csv')

      await page.getByRole('button', { name: 'Importer seulement 2 produits corrects' }).waitFor()
      const cell = page.getByLabel('Prix, ligne 4')
      const wide = page.viewportSize()!
      await page.setViewportSize({ width: PHONE, height: 844 })
      // The field has its own line: the name above it is not squeezed to a letter for each line.
      const name = page.getByRole('listitem').filter({ has: cell }).locator('.fault-place')
      expect((await name.boundingBox())!.width).toBeGreaterThan(200)
      await page.setViewportSize(wide)
      await cell.fill('offert')
      await page.getByRole('button', { name: 'Corriger' }).click()
      await eventually(() => cell.inputValue()).toBe('offert')
      await page.getByText('Ce n’est pas un prix').waitFor()
      await cell.fill('1 450,00')
      await page.getByRole('button', { name: 'Corriger' }).click()
      await page.getByRole('button', { name: 'Importer 3 produits' }).click()
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor()
      expect(await skus('JRN-')).toEqual(['JRN-1', 'JRN-2', 'JRN-3'])
      await page.reload()
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor()
    })
    await forget('JRN-')
  })

  test('[VSPACE-3] sees what taking an import back would change, and takes it back', async () => {
    await forget('JRU-')
    const head = 'sku;nom;rayon;prix;stock\n'
    const take = async (page: Page, text: string) => {
      await open(page, '/vendor/import')
      await choose(page, 'prix.csv', head + text)
      await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
      await page.getByRole('button', { name: /^Importer \d produit/ }).click()
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor()
    }
    await asShop(async (page) => {
      await take(page, 'JRU-1;Vase;Maison;100;2\nJRU-2;Bol;Maison;200;2\n')
      await take(page, 'JRU-1;Vase;Maison;150;2\nJRU-2;Bol;Maison;250;2\nJRU-3;Plat;Maison;9;1\n')
      await site().query(
        `update catalog.products set updated_at = now() where id = (select product_id from catalog.variants where sku = 'JRU-2')`,
      )
      // A wrong file is noticed once its products are on sale: that alone keeps none of them.
      await page.getByRole('button', { name: 'Mettre le produit en ligne' }).click()
      await page.getByText('1 produit modifié').waitFor()
      await page
        .getByRole('button', { name: 'Mettre le produit en ligne' })
        .waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Voir ce que l’annulation changerait' }).click()
      await page.getByRole('heading', { name: 'Ce que fera l’annulation' }).waitFor()
      const stays = page.getByRole('region', { name: '1 produit reste tel quel' })
      await stays.getByText('Modifié depuis l’import').waitFor()
      expect(await skus('JRU-')).toEqual(['JRU-1', 'JRU-2', 'JRU-3'])
      await page.getByRole('button', { name: 'Annuler l’import de 2 produits' }).click()
      await page.getByRole('heading', { name: 'Import annulé' }).waitFor()
      await page.getByRole('region', { name: '1 produit reste tel quel' }).waitFor()
      expect(await skus('JRU-')).toEqual(['JRU-1', 'JRU-2'])
      const { rows } = await site().query(
        `select p.price_centimes::integer as price from catalog.products p join catalog.variants v on v.product_id = p.id
         where v.sku like 'JRU-%' order by v.sku`,
      )
      expect(rows).toEqual([{ price: 10_000 }, { price: 25_000 }])
    })
    await forget('JRU-')
  })

  test('[VSPACE-3] on a phone in Arabic the same, and nothing is pushed aside', async () => {
    await forget('JRA-')
    await asShop(
      async (page) => {
        await open(page, '/vendor/import')
        await choose(page, 'قائمة.csv', 'الرمز,الاسم,السعر,الكمية\nJRA-1,إبريق شاي,٧٦٠٠,٤\n')
        await page.getByRole('button', { name: 'فحص الملف' }).waitFor()
        await page.getByText('لا يحتوي هذا الملف على عمود: الفئة').waitFor()
        await page
          .getByRole('group', { name: 'قيم للملف كله' })
          .getByLabel('الفئة')
          .selectOption({ index: 1 })
        expect(await overflow(page)).toBe(0)
        await page.getByRole('button', { name: 'فحص الملف' }).click()
        await page.getByRole('button', { name: 'استيراد منتج واحد' }).click()
        await page.getByRole('heading', { name: 'انتهى الاستيراد' }).waitFor()
        expect(await overflow(page)).toBe(0)
        expect(await skus('JRA-')).toEqual(['JRA-1'])
      },
      { language: 'ar', width: PHONE },
    )
    await forget('JRA-')
  })
})
