import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'

const uniqueName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()
const image = (background: string) =>
  sharp({ create: { width: 90, height: 90, channels: 3, background } })
    .png()
    .toBuffer()
const choose = async (
  form: Locator,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
) => form.locator('[data-picker]').setInputFiles(files)

onSite('products', ({ site, visit }) => {
  const productOf = async (name: string) => {
    const { rows } = await site().query<{
      id: string
      status: string
      featured: boolean
      images: number
      price: number
      stock: number
    }>(
      `select p.id, p.status, p.featured, jsonb_array_length(p.images) as images,
         (p.price_centimes / 100)::integer as price,
         (select sum(on_hand)::integer from catalog.variants where product_id = p.id) as stock
       from catalog.products p where p.name ->> 'fr' = $1`,
      [name],
    )
    return rows[0] ?? null
  }
  const isPublic = async (name: string): Promise<boolean> => {
    const answer = await fetch(`${site().url}/api/v1/products?search=${encodeURIComponent(name)}`)
    const { items } = (await answer.json()) as { items: { name: string }[] }
    return items.some((item) => item.name === name)
  }

  test("[APROD-1] [APROD-2] [APROD-3] [APROD-4] [APROD-5] [APROD-6] [APROD-8] [APROD-10] 'Nouveau Produit' from the first refusal to the first page", async () => {
    const name = uniqueName('Théière gravée')
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/admin/products')
      await page.getByRole('heading', { name: 'Gestion des Produits', level: 1 }).waitFor()
      const table = page.getByRole('table', { name: 'Liste des produits' })
      await table.waitFor()
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Produit',
        'Vendeur',
        'Catégorie',
        'Prix',
        'Stock',
        'Vedette',
        'Statut',
        'Actions',
      ])
      for (const label of ['Total', 'Actifs', 'Brouillons', 'Archivés'])
        await page.locator('.stat-card').filter({ hasText: label }).waitFor()

      await page.getByRole('button', { name: 'Nouveau Produit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau Produit' })
      const create = dialog.getByRole('button', { name: 'Créer le produit' })
      await create.click()
      await dialog
        .getByText('Champ obligatoire : Veuillez sélectionner un vendeur pour ce produit')
        .waitFor()
      const options = await dialog
        .locator('select option')
        .evaluateAll((all) => all.map((item) => (item as HTMLOptionElement).value))
      expect(options).not.toContain('')
      expect(await dialog.locator('[name=category] option:enabled').count()).toBe(10)
      await dialog.getByText(/Choisissez une catégorie/).waitFor()
      await dialog.locator('[name=category]').selectOption({ index: 1 })
      // The shop is searched by its name in either script, and chosen by the keyboard.
      const vendor = dialog.getByRole('combobox', { name: 'Vendeur' })
      await vendor.fill('aucune boutique')
      await dialog.getByText('Aucune boutique vérifiée et active ne porte ce nom').first().waitFor()
      await vendor.fill('تكنو')
      await dialog.getByRole('option', { name: 'Techno Bab Ezzouar' }).waitFor()
      await vendor.fill('bab ezz')
      await vendor.press('Enter')
      expect(await vendor.inputValue()).toBe('Techno Bab Ezzouar')
      await dialog.locator('[name="name.fr"]').fill(name)
      await dialog.locator('[name=price]').fill('7600')
      await dialog.locator('[name=compare_at_price]').fill('7600')
      await create.click()
      await dialog
        .getByText('Prix invalide : Le prix comparé doit être supérieur au prix actuel')
        .waitFor()
      await dialog.locator('[name=compare_at_price]').fill('8900')
      await dialog.locator('output').getByText('15').waitFor()

      await choose(dialog, {
        name: 'tarifs.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      })
      await dialog
        .getByText('Format invalide - Seules les images sont acceptées (« tarifs.pdf »)')
        .waitFor()
      const shots = await Promise.all(['#c43', '#3c4', '#34c', '#cc4', '#4cc', '#c4c'].map(image))
      const files = shots.map((buffer, index) => ({
        name: `${index}.png`,
        mimeType: 'image/png',
        buffer,
      }))
      await choose(dialog, ...files)
      await dialog
        .getByText('Limite dépassée - Vous ne pouvez ajouter que 5 images maximum')
        .waitFor()
      await eventually(() => dialog.locator('.shot img').count()).toBe(5)
      const second = await dialog.locator('.shot img').nth(1).getAttribute('src')
      await dialog.getByRole('button', { name: "Avancer l'image 2" }).click()
      expect(await dialog.locator('.shot img').first().getAttribute('src')).toBe(second)

      await dialog.getByRole('button', { name: 'Marque' }).click()
      await create.click()
      await dialog.getByText('Le nom et la valeur sont requis').first().waitFor()
      await dialog.getByLabel('Valeur de Marque').fill('Numa')
      await create.click()
      await toast(page, 'Produit créé')
      expect(await productOf(name)).toMatchObject({
        status: 'draft',
        stock: 0,
        images: 5,
        price: 7600,
      })
      expect(await isPublic(name)).toBe(false)
    })
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page) => {
      await open(page, `/admin/products?search=${encodeURIComponent(name)}`)
      const row = page.getByRole('row').filter({ hasText: name })
      await row.locator('.is-out').waitFor()
      await row.getByRole('switch').click()
      await toast(page, 'Produit mis en vedette')
      await row.getByRole('button', { name: /^Statut de/ }).click()
      await page.getByRole('menuitemradio', { name: 'Actif' }).click()
      await toast(page, 'Statut mis à jour')
      expect(await productOf(name)).toMatchObject({ status: 'active', featured: true })
      await eventually(() => isPublic(name)).toBe(true)

      await row.getByRole('button', { name: `Supprimer ${name}` }).click()
      const sure = page.getByRole('dialog', { name: `Supprimer « ${name} » ?` })
      await sure.getByRole('button', { name: 'Supprimer' }).click()
      await toast(page, 'Produit supprimé')
      expect(await productOf(name)).toBeNull()
      await eventually(() => isPublic(name)).toBe(false)
    })
  })

  test('[VSPACE-2] a shop adds a product in two sizes, and buyers see each change at once', async () => {
    const name = uniqueName('Lampe')
    await visit({ as: 'vendeur@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/vendor/products')
      await page.getByRole('link', { name: 'Nouveau Produit' }).click()
      const form = page.locator('[data-editor]')
      await form.locator('[name="name.fr"]').fill(name)
      await form.locator('[name=category]').selectOption({ label: 'Maison' })
      await form.locator('[name=sku]').fill('LAMPE')
      await form.locator('[name=price]').fill('6200')
      await page.reload()
      await form.getByText('Saisie reprise là où vous l’aviez laissée'.replace('’', "'")).waitFor()
      expect(await form.locator('[name="name.fr"]').inputValue()).toBe(name)

      await form.getByRole('button', { name: 'Ajouter une option' }).click()
      await form.getByLabel('Option 1').fill('Taille')
      for (const size of ['28 cm', '32 cm']) {
        await form.getByLabel('Nouvelle valeur de Taille').fill(size)
        await page.keyboard.press('Enter')
      }
      expect(await form.getByLabel('SKU de 28 cm').inputValue()).toBe('LAMPE-28CM')
      await form.getByLabel('Stock de 28 cm').fill('4')
      await form.getByLabel('Prix (DA) de 32 cm').fill('7000')
      await form.getByRole('radio', { name: /En ligne/ }).check()
      await form.getByRole('button', { name: 'Créer le produit' }).click()
      await page.waitForURL(/vendor\/products\/[0-9a-f-]{36}$/)
      await eventually(() => isPublic(name)).toBe(true)
      const made = await productOf(name)
      expect(made).toMatchObject({ status: 'active', stock: 4 })

      const product = `${site().url}/product/${made?.id ?? ''}`
      expect(await (await fetch(product)).text()).toContain('32 cm')
      await form.locator('[name=price]').fill('5900')
      await form.getByText('1 modification non enregistrée').waitFor()
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, 'Produit mis à jour')
      await eventually(async () =>
        (await (await fetch(product)).text()).includes('5\u00a0900'),
      ).toBe(true)
      expect(await productOf(name)).toMatchObject({ status: 'active', price: 5900, stock: 4 })
    })
  })

  test('[VSPACE-2] a whole list at once, over its pages, goes on after leaving, and comes back', async () => {
    const name = uniqueName('Plateau')
    await site().query(
      `with made as (
         insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, created_at, updated_at)
         select gen_random_uuid(), v.id, (select category_slug from search.listings order by product_id limit 1), jsonb_build_object('fr', $1::text), 150000, now(), now()
         from generate_series(1, 30), vendors.vendors v join identity.users u on u.id = v.user_id
         where u.email = 'vendeur@yova.example' returning id, vendor_id)
       insert into catalog.variants (id, product_id, vendor_id, options, on_hand, position)
       select gen_random_uuid(), id, vendor_id, '[]', 9, 0 from made`,
      [name],
    )
    const online = async () => {
      const { rows } = await site().query(
        `select count(*)::integer as count from catalog.products where name ->> 'fr' = $1 and status = 'active'`,
        [name],
      )
      return (rows[0] as { count: number }).count
    }
    await visit({ as: 'vendeur@yova.example', sharesSession: true }, async (page) => {
      await open(page, `/vendor/products?search=${encodeURIComponent(name)}`)
      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
      await page.getByText('25 sélectionnés').waitFor()
      await page.getByRole('button', { name: 'Sélectionner les 30' }).click()
      await page.getByText('30 sélectionnés').waitFor()
      await page.getByRole('button', { name: 'Mettre en ligne' }).click()
      const edit = page.getByRole('region', { name: 'Modification de toute la liste' })
      await edit.getByText('30 produits modifiés').waitFor()
      expect(await online()).toBe(30)
      await page.reload()
      await edit.getByRole('button', { name: 'Annuler' }).click()
      await edit.getByText('30 produits rétablis').waitFor()
      expect(await online()).toBe(0)
    })
    await visit(
      { as: 'vendeur@yova.example', sharesSession: true, width: PHONE, language: 'ar' },
      async (page) => {
        await open(page, `/vendor/products?search=${encodeURIComponent(name)}`)
        await page.getByRole('checkbox').first().check()
        await page.getByRole('button', { name: 'تحديد الكل (30)' }).click()
        expect(await overflow(page)).toBe(0)
      },
    )
  })

  test('[VSPACE-2] many at once, and back; the stock where it stands; on a phone too', async () => {
    const names = [uniqueName('Vase'), uniqueName('Vase')]
    const [first = ''] = names
    for (const name of names)
      await site().query(
        `with made as (
           insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, status,
             published_at, created_at, updated_at)
           select gen_random_uuid(), v.id, (select category_slug from search.listings order by product_id limit 1), jsonb_build_object('fr', $1::text),
             150000, 'active', now(), now(), now()
           from vendors.vendors v join identity.users u on u.id = v.user_id
           where u.email = 'vendeur@yova.example' returning id, vendor_id)
         insert into catalog.variants (id, product_id, vendor_id, options, on_hand, position)
         select gen_random_uuid(), id, vendor_id, '[]', 9, 0 from made`,
        [name],
      )
    const archived = async () =>
      (await Promise.all(names.map(productOf))).filter((item) => item?.status === 'archived').length
    await visit({ as: 'vendeur@yova.example', sharesSession: true }, async (page) => {
      await open(page, '/vendor/products?search=Vase')
      for (const name of names)
        await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check()
      await page.getByText('2 sélectionnés').waitFor()
      await page.getByRole('button', { name: 'Archiver' }).click()
      await toast(page, '2 produits modifiés')
      expect(await archived()).toBe(2)
      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await toast(page, '2 produits rétablis')
      expect(await archived()).toBe(0)

      const stock = page.getByRole('textbox', { name: `Stock de ${first}` })
      await stock.fill('2')
      await stock.press('Enter')
      await toast(page, `Stock de « ${first} » enregistré : 2`)
      expect(await productOf(first)).toMatchObject({ stock: 2 })
    })
    await visit(
      { as: 'vendeur@yova.example', sharesSession: true, width: PHONE, language: 'ar' },
      async (page) => {
        await open(page, '/vendor/products?search=Vase')
        const card = page.getByRole('listitem').filter({ hasText: first })
        await card.getByRole('button', { name: /إجراءات أخرى/ }).click()
        await page.getByRole('menuitem', { name: 'نسخ' }).click()
        await toast(page, 'أُنشئت نسخة كمسودة')
        expect(await productOf(`${first} (copie)`)).toMatchObject({ status: 'draft', stock: 0 })
        expect(await overflow(page)).toBe(0)
      },
    )
  })
})
