import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LentSite } from '#tests/support/shared-site.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

async function cartOf(site: LentSite) {
  const { rows } = await site.query<{ id: string; name: string }>(
    `select p.id, p.name ->> 'fr' as name from catalog.products p
     join vendors.vendors v on v.id = p.vendor_id and v.is_active and v.verification_status = 'verified'
     where p.status = 'active' and (select count(*) from catalog.variants c where c.product_id = p.id) = 1
       and (select sum(on_hand) from catalog.variants c where c.product_id = p.id) > 5
     order by p.id limit 1`,
  )
  const [product] = rows
  if (!product) throw new Error('nothing is on sale')
  const line = { ...product, price: 1, image: null, vendor: '', quantity: 1, variant: null }
  return { product, stored: { 'yova-cart': JSON.stringify([line]) } }
}

onSite('carts that are left', ({ site, visit }) => {
  const pick = async (email: string) =>
    (
      await site().query<{ id: string; recovered: boolean; agreed: boolean }>(
        `select id, recovered, reminder_consent_at is not null as agreed
         from cart.abandoned_carts where customer_email = $1`,
        [email],
      )
    ).rows

  test('[ACART-2] a checkout that is left is kept once somebody can be reached; its reminder is asked for', async () => {
    const { stored } = await cartOf(site())
    const email = `panier-${crypto.randomUUID().slice(0, 8)}@mail.example`
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, '/checkout')
      const remind = page.getByRole('checkbox', { name: /envoyez-moi un seul rappel/ })
      await remind.waitFor()
      expect(await remind.isChecked()).toBe(false)
      await page.locator('[name=first_name]').fill('Nassima')
      await page.locator('[name=email]').fill(email)
      await eventually(() => pick(email)).toMatchObject([{ agreed: false }])
      await remind.check()
      await eventually(() => pick(email)).toMatchObject([{ agreed: true }])
    })
    expect(await pick(email)).toHaveLength(1)
  })

  test('[ACART-1] the team finds it half an hour later, calls, and reads what was in it', async () => {
    const { product, stored } = await cartOf(site())
    const email = `equipe-${crypto.randomUUID().slice(0, 8)}@mail.example`
    await visit({ stored }, async (page) => {
      await open(page, '/checkout')
      await page.locator('[name=last_name]').fill(email.slice(7, 15))
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=phone]').fill('0555 30 21 44')
      await eventually(() => pick(email)).toHaveLength(1)
    })
    await site().query(
      `update cart.abandoned_carts set last_updated = now() - interval '31 minutes' where customer_email = $1`,
      [email],
    )
    const name = email.slice(7, 15)
    await visit({ as: 'admin@yova.example', sharesSession: true }, async (page: Page) => {
      await open(page, '/admin/orders')
      await page.getByRole('link', { name: 'Paniers abandonnés', exact: true }).click()
      const table = page.getByRole('table', { name: 'Liste des paniers abandonnés' })
      await table.getByRole('link', { name: `Appeler ${name}` }).waitFor()
      await table.getByRole('link', { name: `Ouvrir le panier de ${name}` }).click()
      const panel = page.getByRole('dialog', { name })
      await panel.getByText(product.name).first().waitFor()
      expect(await panel.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
        'https://wa.me/213555302144',
      )
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      await site().query('delete from cart.abandoned_carts where customer_email = $1', [email])
      await page.getByRole('button', { name: 'Actualiser' }).click()
      await eventually(() => table.getByText(name).count()).toBe(0)
    })
  })

  test('[ACART-2] a link that is no longer valid leaves the cart as it is', async () => {
    const { product, stored } = await cartOf(site())
    await visit({ stored, expects: [/404/] }, async (page) => {
      await open(page, '/cart?restore=nothing')
      await page.getByText("Ce lien n'est plus valable.", { exact: false }).first().waitFor()
      await page.waitForURL((url) => url.search === '')
      await page.getByText(product.name).first().waitFor()
    })
  })

  test('[ACART-1] what cannot be read is said', () =>
    visit({ as: 'admin@yova.example', sharesSession: true, expects: [/503/] }, async (page) => {
      const address = /\/api\/v1\/admin\/abandoned-carts/
      await page.route(address, (route) => route.fulfill({ status: 503, body: '{}' }))
      await open(page, '/admin/abandoned-carts')
      const words = 'Impossible de charger les paniers abandonnés'
      await page.locator('.toaster').getByText(words).waitFor()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.getByRole('table', { name: 'Liste des paniers abandonnés' }).waitFor()
    }))
})
