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

onSite('the delivery of a shop', ({ site, visit }) => {
  const asVendor = (story: (page: Page) => Promise<void>, more: Partial<Visit> = {}) =>
    visit({ as: 'vendeur@yova.example', ...more }, story)
  const own = async () => {
    const { rows } = await site().query<{ wilaya: string; fee: number; offered: boolean }>(
      `select t.wilaya_code as wilaya, (t.fee_centimes / 100)::integer as fee, t.is_offered as offered
       from shipping.shipping_rates t join vendors.vendors v on v.id = t.vendor_id
       join identity.users u on u.id = v.user_id
       where u.email = 'vendeur@yova.example' and t.method = 'home' and t.wilaya_code in ('02', '03')
       order by 1`,
    )
    return rows.map(({ wilaya, fee, offered }) => [wilaya, fee, offered])
  }

  test('[VSPACE-6] prices of several wilayas are set at once, and given back', () =>
    asVendor(async (page) => {
      // Of a try that was broken off: another one begins as the first did.
      await site().query(
        `delete from shipping.shipping_rates t using vendors.vendors v, identity.users u
         where v.id = t.vendor_id and u.id = v.user_id and u.email = 'vendeur@yova.example'
           and t.method = 'home' and t.wilaya_code in ('02', '03')`,
      )
      await open(page, '/vendor/shop?view=delivery')
      const table = page.locator('.tariff-table')
      for (const zone of ['Nord', 'Steppe et portes du désert'])
        await table.getByRole('button', { name: new RegExp(`^${zone}`) }).click()
      await table.getByRole('checkbox', { name: 'Choisir Chlef' }).check()
      await table.getByRole('checkbox', { name: 'Choisir Laghouat' }).check()
      await page.getByRole('button', { name: 'Modifier 2 wilayas' }).click()
      const dialog = page.getByRole('dialog', { name: 'Livraison vers 2 wilayas' })
      const home = dialog.getByRole('group', { name: 'À domicile' })
      await home.getByRole('switch', { name: 'Mon propre tarif' }).check()
      expect(await home.getByLabel('Prix (DA)').getAttribute('placeholder')).toBe('inchangé')
      await home.getByLabel('Prix (DA)').fill('gratuit')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await dialog.getByRole('alert').waitFor()
      await home.getByLabel('Prix (DA)').fill('350')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Tarifs de 2 wilayas enregistrés').waitFor()
      expect(await own()).toEqual([
        ['02', 350, true],
        ['03', 350, true],
      ])

      for (const name of ['Chlef', 'Laghouat']) {
        await page.getByRole('button', { name: `Modifier ${name}` }).click()
        const locator = page.getByRole('dialog', { name: `Livraison vers ${name}` })
        const time = locator.getByRole('group', { name: 'À domicile' })
        await time.getByRole('switch', { name: 'Mon propre tarif' }).uncheck()
        await locator.getByRole('button', { name: 'Enregistrer' }).click()
        await locator.waitFor({ state: 'hidden' })
      }
      await eventually(own).toEqual([])
    }))

  test('[VSPACE-6] a zone is priced at once, in Arabic on a phone', () =>
    asVendor(
      async (page) => {
        await open(page, '/vendor/shop?view=delivery')
        const zone = () =>
          site().query(
            `delete from shipping.shipping_rates t using vendors.vendors v, identity.users u
             where v.id = t.vendor_id and u.id = v.user_id and u.email = 'vendeur@yova.example'
               and t.fee_centimes = 77700 returning wilaya_code`,
          )
        await page.getByRole('button', { name: 'تعديل منطقة الجنوب', exact: true }).click()
        const dialog = page.getByRole('dialog')
        const home = dialog.getByRole('group').first()
        await home.getByRole('switch').first().check()
        await home.getByRole('textbox').first().fill('777')
        await dialog.locator('button[type=submit]').click()
        await dialog.waitFor({ state: 'hidden' })
        expect((await zone()).rows).toHaveLength(6)
        expect(await overflow(page)).toBe(0)
      },
      { width: PHONE, language: 'ar' },
    ))

  test('[VSPACE-6] keys that are missing are said beside their fields, on a phone too', () =>
    asVendor(
      async (page) => {
        await open(page, '/vendor/shop?view=delivery')
        const card = page.locator('.courier-card').filter({ hasText: 'Yalidine' })
        await card.getByRole('button', { name: 'Relier mon compte' }).click()
        const dialog = page.getByRole('dialog', { name: 'Relier Yalidine' })
        await dialog.getByRole('button', { name: 'Essayer et relier' }).click()
        await expect.poll(() => dialog.getByText('Copiez l’identifiant API').count()).toBe(1)
        expect(await dialog.getByText('Copiez le jeton API').count()).toBe(1)
      },
      { width: PHONE, expects: [/422/] },
    ))

  test('[ASET-1] the team sets what the marketplace asks in two wilayas, and takes it back', async () => {
    const request = async () => {
      const { rows } = await site().query<{ fee: number; days: number }>(
        `select (fee_centimes / 100)::integer as fee, max_days as days from shipping.shipping_rates
         where vendor_id is null and method = 'home' and wilaya_code in ('01', '16') order by wilaya_code`,
      )
      return rows.map(({ fee, days }) => [fee, days])
    }
    const before = await request()
    await visit({ as: 'admin@yova.example' }, async (page) => {
      await open(page, '/admin/shipping')
      for (const zone of ['Alger et environs', 'Grand Sud'])
        await page.getByRole('button', { name: new RegExp(`^${zone}`) }).click()
      await page.getByRole('checkbox', { name: 'Choisir Adrar' }).check()
      await page.getByRole('checkbox', { name: 'Choisir Alger', exact: true }).check()
      await page.getByRole('button', { name: 'Modifier 2 wilayas' }).click()
      const dialog = page.getByRole('dialog', { name: 'Livraison vers 2 wilayas' })
      const home = dialog.getByRole('group', { name: 'À domicile' })
      await home.getByLabel('Prix (DZD)').fill('555')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Tarifs de 2 wilayas enregistrés').waitFor()
      // The delays are unchanged.
      expect(await request()).toEqual(before.map(([, days]) => [555, days]))
      await page.getByRole('button', { name: 'Historique' }).click()
      await page.getByRole('button', { name: 'Annuler : 2 tarifs modifiés' }).first().click()
      await page.getByText('Les tarifs précédents sont rétablis').waitFor()
    })
    await eventually(request).toEqual(before)
  })
})
