import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { CHECKOUT_IN, cartWith, fillCheckout, orderNumberOn } from './buyer-fixture.ts'

const VENDOR_EMAIL = 'vendeur@yova.example'
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite('promo codes', ({ site, visit }) => {
  const onSale = async () => {
    const { rows } = await site().query<{
      id: string
      name: string
      price: number
      vendor: string
    }>(
      `select p.id, p.name ->> 'fr' as name, (p.price_centimes / 100)::int as price,
         v.id as vendor from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       where u.email = $1 and p.status = 'active' and p.price_centimes >= 200000
         and (select count(*) from catalog.variants c where c.product_id = p.id) = 1
         and (select sum(on_hand) from catalog.variants c where c.product_id = p.id) > 5
       order by p.price_centimes limit 1`,
      [VENDOR_EMAIL],
    )
    return rows[0]!
  }
  const rowOf = (page: Page, name: string) =>
    page
      .getByRole('table', { name: 'Liste des codes promo' })
      .getByRole('row')
      .filter({ hasText: name })

  test('[PROMO-1] a shop makes a code, a buyer uses it on a phone, and its figures move', async () => {
    const name = `AID${crypto.randomUUID().slice(0, 5).toUpperCase()}`
    await visit({ as: VENDOR_EMAIL, sharesSession: true, expects: [/409/] }, async (page) => {
      await open(page, '/vendor/dashboard')
      await page.getByRole('link', { name: 'Codes promo' }).first().click()
      await page.getByRole('button', { name: 'Nouveau code' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau code' })
      await dialog.getByRole('button', { name: 'Créer le code' }).click()
      await dialog.getByText('Donnez un nom au code.').waitFor()
      await dialog.getByLabel('Code', { exact: true }).fill('TECHNO500')
      await dialog.getByLabel('Pourcentage', { exact: true }).fill('10')
      await dialog.getByRole('button', { name: 'Créer le code' }).click()
      await dialog.getByText('Ce code existe déjà sur la place de marché').waitFor()
      expect(await dialog.getByLabel('Pourcentage', { exact: true }).inputValue()).toBe('10')
      await dialog.getByLabel('Code', { exact: true }).fill(name.toLowerCase())
      await dialog.getByLabel('Remise maximale').fill('150')
      await dialog.getByLabel('Utilisations en tout').fill('1')
      await dialog.getByRole('switch', { name: 'Afficher sur la page de la boutique' }).check()
      await dialog.getByRole('button', { name: 'Créer le code' }).click()
      await toast(page, `Le code ${name} est créé`)
      await rowOf(page, name).getByText('En cours').waitFor()
    })

    const product = await onSale()
    await visit({ width: PHONE, stored: cartWith(product) }, async (page) => {
      await open(page, `/vendors/${product.vendor}`)
      const announced = page.getByRole('list', { name: 'Codes promo de la boutique' })
      await announced.getByText(name).waitFor()
      await open(page, '/cart')
      await page.getByText('Ajouter un code promo').click()
      await page.getByRole('textbox', { name: 'Code promo' }).fill(name.toLowerCase())
      await page.getByRole('button', { name: 'Appliquer' }).click()
      await page.getByText(`Code ${name} appliqué`).waitFor()
      await page.getByRole('button', { name: 'Commander' }).click()
      await page.waitForURL(/\/checkout/)
      await fillCheckout(page, CHECKOUT_IN.fr, { city: 'Oran' })
      await page.getByRole('button', { name: 'Confirmer la commande' }).click()
      await orderNumberOn(page)
      // A used-up code is no longer shown.
      await open(page, `/vendors/${product.vendor}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByText(name).count()).toBe(0)
    })

    await visit({ as: VENDOR_EMAIL, sharesSession: true }, async (page) => {
      await open(page, `/vendor/promotions?search=${name}`)
      const row = rowOf(page, name)
      await row.getByText('Épuisé').waitFor()
      await row.getByText('1 sur 1').waitFor()
      await row.getByText('150', { exact: true }).waitFor()
      await row.getByRole('button', { name: `Modifier ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: `Modifier ${name}` })
      await dialog.getByText('Ce code a déjà servi').waitFor()
      expect(await dialog.getByLabel('Code', { exact: true }).isDisabled()).toBe(true)
      await dialog.getByLabel('Utilisations en tout').fill('5')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, `Le code ${name} est enregistré`)
      await row.getByText('En cours').waitFor()
    })
    const { rows } = await site().query(
      'select uses, discount_centimes::int as discount from promotions.promo_codes where code = $1',
      [name],
    )
    expect(rows).toEqual([{ uses: 1, discount: 15_000 }])
  })

  test('[PROMO-4] the operator finds the code of a shop and stops it with a reason; the shop reads it on a phone', async () => {
    const name = `STOP${crypto.randomUUID().slice(0, 5).toUpperCase()}`
    await site().query(
      `insert into promotions.promo_codes (id, code, vendor_id, kind, percent_bp, created_at)
       select gen_random_uuid(), $1, v.id, 'percentage', 9000, now() from vendors.vendors v
       join identity.users u on u.id = v.user_id where u.email = $2`,
      [name, VENDOR_EMAIL],
    )
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/admin/promotions?owner=shops')
      await page.getByRole('searchbox', { name: 'Code ou boutique' }).fill(name)
      await rowOf(page, name)
        .getByRole('button', { name: `Arrêter ${name}` })
        .click()
      const dialog = page.getByRole('dialog', { name: `Arrêter ${name} ?` })
      await dialog.getByRole('button', { name: 'Arrêter le code' }).click()
      await dialog.getByText('Dites pourquoi').waitFor()
      await dialog.getByLabel('Pourquoi ?').fill('Remise trompeuse')
      await dialog.getByRole('button', { name: 'Arrêter le code' }).click()
      await toast(page, `Le code ${name} est arrêté`)
      await rowOf(page, name).getByText('Arrêté', { exact: true }).waitFor()
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
      expect((await file).suggestedFilename()).toBe('yova-promo-codes.xlsx')
    })
    await visit(
      { as: VENDOR_EMAIL, sharesSession: true, width: PHONE, language: 'ar' },
      async (page) => {
        await open(page, `/vendor/promotions?search=${name}`)
        await page.getByText('Remise trompeuse').waitFor()
        expect(await overflow(page)).toBe(0)
      },
    )
    await eventually(async () => {
      const { rows } = await site().query(
        `select count(*)::int as mails from notifications.deliveries where template_key = 'promotions.promo_code_deactivated'`,
      )
      return rows
    }).toEqual([{ mails: 1 }])
  })
})
