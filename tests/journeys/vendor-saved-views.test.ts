import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { buyAs } from './past-orders-fixture.ts'

const VENDOR_EMAIL = 'vendeur@yova.example'
const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 6)}`

onSite('the shelves of a shop', ({ site, visit }) => {
  const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await site().query<Row>(text, values)).rows
  const asShop = (
    story: (page: Page) => Promise<void>,
    how: { width?: number; language?: 'fr' | 'ar' } = {},
  ) => visit({ as: VENDOR_EMAIL, sharesSession: true, ...how }, story)
  const sessions = new Map<string, Promise<string>>() // sign-ins are rate limited
  const call = async (as: string, path: string, body?: object, method = 'POST') => {
    const session = sessions.get(as) ?? signIn(site(), as)
    sessions.set(as, session)
    const { access_token: token } = JSON.parse(await session) as { access_token: string }
    const answer = await fetch(`${site().url}/api/v1/${path}`, {
      method: body ? method : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, never>
  }

  test('[VSPACE-2] a view saved at the desk is found on the phone, shared, and taken back after it was deleted', async () => {
    const name = unique('Thé en ligne')
    await asShop(async (page) => {
      await open(page, '/vendor/products?search=a&state=active')
      await page.getByRole('button', { name: 'Enregistrer cette vue' }).click()
      const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' })
      await dialog.getByLabel('Nom de la vue').fill(name)
      await dialog.getByRole('switch', { name: 'Partager avec la boutique' }).check()
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      const link = page
        .getByRole('navigation', { name: 'Vues enregistrées' })
        .getByRole('link', { name })
      await eventually(() => link.getAttribute('aria-current')).toBe('true')
    })
    await asShop(
      async (page) => {
        await open(page, '/vendor/products')
        await page.getByRole('link', { name }).click()
        await page.waitForURL(/search=a&state=active/)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'قوائمي المحفوظة' }).click()
        await page.getByRole('button', { name: `حذف ${name}` }).click()
        await page.getByRole('button', { name: 'تراجع' }).click()
        await eventually(() => page.locator('.own-views').getByText(name).count()).toBe(1)
      },
      { width: PHONE, language: 'ar' },
    )
    const stored = await sql<{ query: object; is_shared: boolean }>(
      'select query, is_shared from vendor_dashboard.saved_views where name = $1',
      name,
    )
    expect(stored).toEqual([{ query: { search: 'a', state: 'active' }, is_shared: true }])
  })

  test('[VSPACE-2] a picture is turned and cut by the keyboard alone; the product shows it once it is saved', async () => {
    const name = unique('Plateau')
    const [leaf] = await sql<{ slug: string }>(
      'select category_slug as slug from catalog.products order by id limit 1',
    )
    const made = await call(VENDOR_EMAIL, 'vendor/products', {
      name,
      price: 4000,
      category: leaf?.slug,
    })
    const id = String(made['id'])
    const buffer = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#c43' },
    })
      .png()
      .toBuffer()
    await asShop(async (page) => {
      await open(page, `/vendor/products/${id}`)
      await page
        .locator('[data-picker]')
        .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer })
      await page.getByRole('button', { name: "Recadrer l'image 1" }).press('Enter')
      const dialog = page.getByRole('dialog', { name: "Recadrer l'image" })
      const frame = dialog.getByRole('button', { name: 'Cadre : déplacez-le avec les flèches' })
      await frame.waitFor()
      await dialog.getByText('600 × 600 pixels').waitFor()
      await dialog.getByRole('button', { name: "Tourner d'un quart" }).press('Enter')
      await dialog.getByRole('slider', { name: 'Zoom' }).focus()
      await page.keyboard.press('End')
      await dialog.getByText('200 × 200 pixels').waitFor()
      await frame.focus()
      await page.keyboard.press('Shift+ArrowUp')
      await dialog.getByRole('button', { name: 'Recadrer' }).press('Enter')
      await eventually(() => dialog.count()).toBe(0)
      const [before] = await sql<{ images: object[] }>(
        'select images from catalog.products where id = $1',
        id,
      )
      expect(before?.images).toEqual([])
      await page.getByRole('button', { name: 'Enregistrer' }).first().click()
      await page.locator('.toaster').getByText('Produit').first().waitFor()
    })
    const [saved] = await sql<{ width: number; crop: Record<string, number> }>(
      `select f.width, f.crop from catalog.products p
       join media.files f on f.name = split_part(p.images -> 0 ->> 'url', 'product-images/', 2) where p.id = $1`,
      id,
    )
    // Rotated, it is 600 × 900; from the middle, ten steps of nine pixels upwards.
    expect(saved).toMatchObject({ width: 200, crop: { turns: 1, x: 200, y: 260, width: 200 } })
  })

  test('[VSPACE-1] what stays with the shop shrinks by what a return gives back, to the centime', async () => {
    const margin = async () => await call(VENDOR_EMAIL, 'vendor/margins?days=7')
    const [product] = await sql<{ id: string }>(
      `select p.id from catalog.products p join vendors.vendors v on v.id = p.vendor_id
       join identity.users u on u.id = v.user_id join catalog.variants s on s.product_id = p.id
       where u.email = $1 and p.status = 'active' and jsonb_array_length(s.options) = 0 and s.on_hand > 5
       order by p.id limit 1`,
      VENDOR_EMAIL,
    )
    const before = await margin()
    const email = await newcomer(site(), 'marge')
    const [order] = await buyAs(site(), email, [{ id: product!.id }])
    await call(VENDOR_EMAIL, `vendor/orders/${order!.id}/parcels`, {})
    await call(VENDOR_EMAIL, `vendor/orders/${order!.id}/status-changes`, { status: 'delivered' })
    const owed = async () => {
      const [row] = await sql<{ stays: number }>(
        `select -sum(e.amount_centimes)::integer as stays from ledger.entries e
         join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
         where j.order_id = $1 and a.kind = 'vendor_payable' and j.kind in ('sale', 'refund')`,
        order!.id,
      )
      return row!.stays
    }
    const more = async () =>
      Math.round((Number((await margin())['margin']) - Number(before['margin'])) * 100)
    await eventually(more).toBe(await owed())
    const sold = await owed()
    expect(sold).toBeGreaterThan(0)

    const [item] = await sql<{ id: string }>(
      'select id from orders.order_items where order_id = $1',
      order!.id,
    )
    await call(email, 'track/returns', {
      order_id: order!.id,
      items: [{ item_id: item!.id, quantity: 1 }],
      reason: 'defective',
      requested_resolution: 'refund',
      refund_method: 'ccp',
      refund_account: '1234567 clé 68',
    })
    const [query] = await sql<{ id: string }>(
      'select id from returns.returns where order_id = $1',
      order!.id,
    )
    const act = (what: string, body: object = {}) =>
      call(VENDOR_EMAIL, `vendor/returns/${query!.id}/${what}`, body)
    await act('acceptance')
    await act('receipt', { items: [{ item_id: item!.id, quantity: 1, condition: 'resellable' }] })
    const checked = await call(VENDOR_EMAIL, `vendor/returns/${query!.id}`)
    const { goods } = checked['refundable'] as unknown as { goods: number }
    await act('refund', { goods })
    const [refund] = await sql<{ id: string }>(
      'select id from returns.refunds where return_id = $1',
      query!.id,
    )
    await call('admin@yova.example', `admin/refunds/${refund!.id}/approval`, {})
    const payment = `admin/refunds/${refund!.id}/payment`
    await call('finance@yova.example', payment, { reference: 'CCP-1' })
    expect(await owed()).toBeLessThan(sold)
    await eventually(more).toBe(await owed())

    await asShop(async (page) => {
      await open(page, '/vendor/dashboard')
      const card = page.getByRole('region', { name: 'Ce qui vous reste' })
      await card.getByText('Rendu aux clients').waitFor()
      await card.getByLabel('Période').selectOption('7')
      await card
        .getByText(/^−[\d ]+/)
        .first()
        .waitFor()
    })
  })
})
