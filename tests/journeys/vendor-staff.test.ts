import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { linkIn, mailTo } from './signup-fixture.ts'
import { buyAs } from './past-orders-fixture.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite('the people of a shop', ({ site, visit }) => {
  async function bought(count = 1) {
    const { rows } = await site().query<{ id: string }>(
      `select p.id from catalog.products p
       join vendors.vendors v on v.id = p.vendor_id join identity.users u on u.id = v.user_id
       join catalog.variants s on s.product_id = p.id
       where u.email = 'vendeur@yova.example' and p.status = 'active' and s.on_hand > 5
         and jsonb_array_length(s.options) = 0 order by p.id limit $1`,
      [count],
    )
    const [order] = await buyAs(site(), `lina.${crypto.randomUUID()}@mail.example`, rows)
    if (!order) throw new Error('nothing was bought')
    return order
  }
  const asUser = async (email: string, story: (page: Page) => Promise<void>, width?: number) =>
    visit({ stored: { 'yova-auth': await signIn(site(), email) }, ...(width && { width }) }, story)

  test('asked by mail, somebody says yes, sees the orders alone, and a new one without a reload', async () => {
    const email = await newcomer(site(), 'karim')
    await visit({ as: 'vendeur@yova.example', expects: [/422/] }, async (page) => {
      await open(page, '/vendor/staff')
      await page.getByRole('button', { name: 'Inviter' }).click()
      const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
      await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
      await dialog.getByText("L'email de la personne est requis").waitFor()
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('radio', { name: /Commandes/ }).check()
      await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
      await toast(page, 'Invitation envoyée à')
      await page
        .locator('.team li', { hasText: email })
        .getByText(/Invitation jusqu'au/)
        .waitFor()
    })
    const link = new URL(linkIn(await mailTo(site(), email)))
    expect(link.pathname).toBe('/vendor/staff/invitation')

    await visit({}, async (page) => {
      await open(page, link.pathname + link.search)
      await page.getByRole('link', { name: 'Se connecter' }).waitFor()
    })
    await asUser('client@yova.example', async (page) => {
      await open(page, link.pathname + link.search)
      await page.getByText('Cette invitation est pour').waitFor()
      expect(await page.getByRole('button', { name: "Rejoindre l'équipe" }).count()).toBe(0)
    })
    await asUser(email, async (page) => {
      await open(page, link.pathname + link.search)
      await page.getByRole('button', { name: "Rejoindre l'équipe" }).click()
      await page.waitForURL(/\/vendor\/orders$/)
      await page.locator('[id^=row-]').first().waitFor()
      const side = page.getByRole('navigation', { name: 'Espace vendeur' }).first()
      const entries = (await side.getByRole('link').allInnerTexts()).map(
        (text) => text.split('\n')[0],
      )
      expect(entries).toEqual(['Commandes', 'Messages', 'Voir ma boutique', 'Retour au site'])
      await open(page, '/vendor/money')
      await page.getByText("Cette page n'est pas de votre rôle").waitFor()

      await open(page, '/vendor/orders')
      await page.locator('[id^=row-]').first().waitFor()
      const order = await bought()
      await page.locator(`#row-${order.id}`).waitFor()
      await toast(page, 'Nouvelle commande')

      // A removed staff member loses the page at the next live update.
      await site().query(
        `update vendors.staff s set removed_at = now() from identity.users u
         where u.id = s.user_id and u.email = $1`,
        [email],
      )
      await bought()
      await page.getByText("Vous n'avez pas encore de boutique").waitFor()
    })
  })

  test('a role is chosen with the arrow keys, and given when it is saved', () =>
    visit({ as: 'vendeur@yova.example' }, async (page) => {
      const member = 'commandes@yova.example'
      const role = async () =>
        (
          await site().query<{ role: string }>(
            `select s.role from vendors.staff s join identity.users u on u.id = s.user_id
             where u.email = $1`,
            [member],
          )
        ).rows[0]?.role
      await open(page, '/vendor/staff')
      const row = page.locator('.team li', { hasText: member })
      for (const [key, given] of [
        ['ArrowDown', 'calls'],
        ['ArrowUp', 'orders'],
      ] as const) {
        const before = await role()
        await row.getByRole('combobox').press(key)
        const save = row.getByRole('button', { name: /^Enregistrer le rôle/ })
        await save.waitFor()
        expect(await role()).toBe(before)
        await save.press('Enter')
        await save.waitFor({ state: 'hidden' })
        expect(await role()).toBe(given)
      }
    }))

  test('[VSPACE-4] on the board an order goes forward by its button, and what it needs is on the pick list', () =>
    visit({ as: 'vendeur@yova.example' }, async (page) => {
      const order = await bought(2)
      await site().query(`update orders.orders set status = 'confirmed' where id = $1`, [order.id])
      await open(page, `/vendor/orders?view=picking&ids=${order.id}`)
      await page.locator('.pick-lines li').nth(1).waitFor()
      expect(await page.locator('.pick-lines li').count()).toBe(2)
      await page.getByRole('checkbox').first().check()
      const documents = page.waitForResponse((answer) =>
        answer.url().endsWith('/documents/tickets'),
      )
      const tab = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'PDF' }).click()
      expect(await (await documents).json()).toMatchObject({
        url: expect.stringMatching(/^\/api\/v1\/files\//),
      })
      await (await tab).close()

      await open(page, '/vendor/orders?view=board')
      const column = (name: RegExp) => page.getByRole('region', { name })
      const card = column(/^Confirmée/).locator('li', { hasText: order.number })
      await card.getByRole('button', { name: `Avancer la commande ${order.number}` }).press('Enter')
      await page.getByRole('menuitem', { name: 'Préparer' }).press('Enter')
      await toast(page, 'Commande en préparation')
      const next = column(/^En préparation/).locator('li', { hasText: order.number })
      await next.waitFor()
      await next.getByRole('link').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Expédier' }).waitFor()
    }))

  test('on a phone whoever calls has the calls and nothing else', () =>
    asUser(
      'appels@yova.example',
      async (page) => {
        await open(page, '/vendor/dashboard')
        await page.waitForURL(/\/vendor\/orders\?view=calls$/)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.getByRole('link', { name: 'Toutes les commandes' }).count()).toBe(0)
        await open(page, '/vendor/orders')
        await page.waitForURL(/view=calls/)
      },
      PHONE,
    ))
})
