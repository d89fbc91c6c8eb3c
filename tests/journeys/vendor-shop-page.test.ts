import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE, type Visit } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { mailTo } from './signup-fixture.ts'

const LOGO = 'demo/images/mugs.webp'
const dayIn = (count: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Algiers' }).format(
    Date.now() + count * 86_400_000,
  )

onSite("a shop's own page and papers", ({ site, visit }) => {
  async function openShop() {
    const email = await newcomer(site(), 'boutique')
    const name = `Poterie ${crypto.randomUUID().slice(0, 8)}`
    const { rows } = await site().query<{ id: string; product: string }>(
      `with shop as (
         insert into vendors.vendors (id, user_id, business_name, business_email, business_phone,
           business_address, business_city, business_wilaya, verification_status, verified_at,
           created_at, updated_at)
         select gen_random_uuid(), id, $2, email, '0550 12 34 56', '4 rue des Potiers', 'Maâtkas',
           '15', 'verified', now(), now(), now() from identity.users where email = $1 returning id
       ), made as (
         insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, status,
           published_at, created_at, updated_at)
         select gen_random_uuid(), shop.id, (select category_slug from search.listings order by product_id limit 1),
           '{"fr": "Plat"}', 150000, 'active', now(), now(), now() from shop returning id, vendor_id
       ), sold as (
         insert into catalog.variants (id, product_id, vendor_id, options, on_hand, position)
         select gen_random_uuid(), id, vendor_id, '[]', 5, 0 from made)
       select shop.id, made.id as product from shop, made`,
      [email, name],
    )
    const session = await signIn(site(), email)
    const { id = '', product = '' } = rows[0] ?? {}
    const as = (story: (page: Page) => Promise<void>, more: Partial<Visit> = {}) =>
      visit({ stored: { 'yova-auth': session }, ...more }, story)
    return { id, email, name, product, as }
  }
  const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

  test('[VSPACE-6] [VEND-6] what is typed is previewed in each language, outlives a reload, and is public once it is saved', async () => {
    const shop = await openShop()
    await shop.as(
      async (page) => {
        await open(page, '/vendor/dashboard')
        await page.getByRole('link', { name: 'Ma boutique', exact: true }).click()
        const preview = page.locator('.shop-preview')
        await preview.getByRole('heading', { name: shop.name }).waitFor()
        await page.locator('[name="description.fr"]').fill('Terre cuite de Maâtkas.')
        await page.locator('.editor-main').getByRole('button', { name: 'العربية' }).click()
        await page.locator('[name="description.ar"]').fill('فخار معاتقة.')
        await preview.getByText('Terre cuite de Maâtkas.').waitFor()
        await preview.getByRole('button', { name: 'العربية' }).click()
        await preview.getByText('فخار معاتقة.').waitFor()
        expect(await preview.locator('[dir=rtl]').getByText('اتصل بالمتجر').count()).toBe(1)
        await page.locator('[data-slot=logo]').setInputFiles(LOGO)
        await preview.locator('.shop-logo img[src*="shop-images"]').waitFor()

        await page.reload()
        await page.getByText('Saisie reprise là où vous l').waitFor()
        await page.locator('[name=business_phone]').fill('12')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByText('Numéro de téléphone algérien invalide').waitFor()
        await page.locator('[name=business_phone]').fill('0661 22 33 44')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await toast(page, 'Votre page est à jour')
      },
      { expects: [/422/] },
    )
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, `/vendors/${shop.id}?tab=about`)
      await page.getByText('فخار معاتقة.').waitFor()
      expect(await page.locator('.shop-logo img').getAttribute('src')).toContain('shop-images')
      await page.getByRole('link', { name: '0661 22 33 44' }).waitFor()
    })
  })

  test('[VSPACE-6] a closure is planned, said on the shop’s page and its product, and taken back', async () => {
    const shop = await openShop()
    await visit({}, async (page) => {
      await open(page, `/vendors/${shop.id}`)
      expect(await page.locator('.shop-closure').count()).toBe(0)
    })
    await shop.as(
      async (page) => {
        await open(page, '/vendor/shop?view=closures')
        await page.getByText('Aucune fermeture prévue').waitFor()
        await page.getByRole('button', { name: 'Prévoir une fermeture' }).click()
        const dialog = page.getByRole('dialog', { name: 'Prévoir une fermeture' })
        await dialog.getByLabel('Premier jour').fill(dayIn(0))
        await dialog.getByLabel('Dernier jour').fill(dayIn(-1))
        await dialog.getByRole('button', { name: 'Enregistrer' }).click()
        await dialog.getByText('Le dernier jour ne peut pas précéder le premier').waitFor()
        await dialog.getByLabel('Dernier jour').fill(dayIn(4))
        await dialog.getByLabel('Message aux acheteurs').fill('Mariage de notre fille')
        await dialog.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByText('Fermée en ce moment').waitFor()
      },
      { width: PHONE, expects: [/422/] },
    )
    await visit({}, async (page) => {
      await open(page, `/vendors/${shop.id}`)
      await page.locator('.shop-closure').getByText('Boutique fermée jusqu’au').waitFor()
      await page.getByText('Mariage de notre fille').waitFor()
      await open(page, `/product/${shop.product}`)
      await page.locator('.delivery-panel').getByText('Boutique fermée jusqu’au').waitFor()
    })
    await shop.as(async (page) => {
      await open(page, '/vendor/shop?view=closures')
      await page.getByRole('button', { name: 'Rouvrir maintenant' }).click()
      await toast(page, 'Votre boutique est rouverte')
    })
    await visit({}, async (page) => {
      await open(page, `/product/${shop.product}`)
      expect(await page.getByText('Boutique fermée').count()).toBe(0)
    })
  })

  test('[VSPACE-6] new legal numbers are accepted by the team, shown to buyers, and told by mail', async () => {
    const shop = await openShop()
    await shop.as(
      async (page) => {
        await open(page, '/vendor/shop?view=legal')
        await page.getByLabel('Registre du commerce (RC)').fill('15/00-0548213 B 17')
        await page.locator('[name=nif]').fill('1')
        await page.locator('[name=nis]').fill('198415580012744')
        await page.locator('[name=ai]').fill('15580041276')
        await page.locator('[name=legal_form]').fill('SARL')
        await page.locator('[name=activity]').fill('Vente de poterie')
        await page.getByRole('button', { name: 'Demander le changement' }).click()
        await page.getByText('Le NIF compte 15 chiffres').waitFor()
        await page.locator('[name=nif]').fill('178415005482130')
        await page.getByRole('button', { name: 'Demander le changement' }).click()
        await page.getByText('en attente de vérification').waitFor()
      },
      { expects: [/422/] },
    )
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, `/admin/vendors?state=changed&search=${encodeURIComponent(shop.name)}`)
      await page.locator('[id^=row-]').first().click()
      const change = page.locator('.identity-change')
      await change.getByText('178415005482130').waitFor()
      await change.getByRole('button', { name: 'Accepter' }).click()
      await toast(page, 'Nouveaux numéros en vigueur')
      await eventually(() => change.count()).toBe(0)
    })
    const mail = await mailTo(site(), shop.email)
    expect(mail.subject).toBe('Vos nouveaux numéros légaux sont en vigueur')
    await visit({}, async (page) => {
      await open(page, `/vendors/${shop.id}?tab=about`)
      await page.getByText('178415005482130').waitFor()
    })
  })
})
