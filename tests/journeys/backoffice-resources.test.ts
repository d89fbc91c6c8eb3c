import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LentSite } from '#tests/support/shared-site.ts'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'

const COUNT = 30

/** More shops than a page has, found by their name alone. */
async function manyShops(site: LentSite): Promise<string> {
  const name = `Lot ${crypto.randomUUID().slice(0, 8)}`
  await site.query(
    `with people as (
       insert into identity.users (id, email, created_at, updated_at)
       select gen_random_uuid(), replace(lower($1), ' ', '') || n || '@lot.example', now(), now()
       from generate_series(1, $2::int) n returning id, email)
     insert into vendors.vendors (id, user_id, business_name, business_email, verification_status,
       verified_at, created_at, updated_at)
     select gen_random_uuid(), id, $1 || ' ' || row_number() over (order by email), email, 'verified',
       now(), now(), now()
     from people`,
    [name, COUNT],
  )
  return name
}

onSite('a described list of the back office', ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, expects: RegExp[] = []) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width: 1440, expects }, story)
  const activeOf = async (name: string) => {
    const { rows } = await site().query<{ count: string }>(
      "select count(*) from vendors.vendors where business_name like $1 || ' %' and is_active",
      [name],
    )
    return Number(rows[0]?.count)
  }
  const listOf = (name: string) => `/admin/vendors?search=${encodeURIComponent(name)}`
  const ticks = (page: Page) => page.locator('tbody .tick input')
  const bar = (page: Page) => page.getByRole('group', { name: 'Agir sur la sélection' })
  const toast = (page: Page, text: RegExp) => page.locator('.toaster').getByText(text).waitFor()

  test('rows stay chosen from page to page; the whole list is chosen, changed and taken back', async () => {
    const name = await manyShops(site())
    await asAdmin(async (page) => {
      await open(page, listOf(name))
      await ticks(page).first().check()
      await page.getByRole('link', { name: 'Suivant' }).click()
      await eventually(() => ticks(page).count()).toBe(COUNT - 25)
      await ticks(page).first().check()
      await bar(page).getByText('2 sélectionnés').waitFor()

      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
      await bar(page).getByText('6 sélectionnés').waitFor()
      await bar(page)
        .getByRole('button', { name: `Sélectionner les ${COUNT}` })
        .click()
      await bar(page).getByText(`${COUNT} sélectionnés`).waitFor()
      await bar(page).getByRole('button', { name: 'Désactiver' }).click()
      await toast(page, new RegExp(String(COUNT)))
      expect(await activeOf(name)).toBe(0)

      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await eventually(() => activeOf(name)).toBe(COUNT)
    })
  })

  test('other filters end a selection: nothing is changed that is not seen', async () => {
    const name = await manyShops(site())
    await asAdmin(async (page) => {
      await open(page, listOf(name))
      await ticks(page).first().check()
      await bar(page).waitFor()
      await page.getByRole('combobox', { name: 'Statut' }).selectOption('verified')
      await bar(page).waitFor({ state: 'detached' })
    })
  })

  test('a switch shows at once what the server has not yet answered, and goes back when refused', async () => {
    const name = await manyShops(site())
    await asAdmin(
      async (page) => {
        let refuse: () => void = () => undefined
        const isRefused = new Promise<void>((resolve) => (refuse = resolve))
        await page.route(/\/activity$/, async (route: Route) => {
          await isRefused
          await route.fulfill({ status: 500, body: '{}' })
        })
        await open(page, listOf(`${name} 7`))
        await page.locator('.row-name').first().click()
        const isOn = page.getByRole('switch', { name: /Boutique active/ })
        await isOn.click()
        await eventually(() => isOn.isChecked()).toBe(false)
        refuse()
        await eventually(() => isOn.isChecked()).toBe(true)
        await toast(page, /Impossible de modifier/)
      },
      [/500/],
    )
  })

  test('a server that restarts is asked again without a word', () =>
    asAdmin(
      async (page) => {
        let failures = 0
        await page.route(/\/api\/v1\/admin\/vendors\?/, async (route: Route) => {
          failures += 1
          if (failures > 2) await route.continue()
          else await route.fulfill({ status: 503, body: '{}' })
        })
        await open(page, '/admin/vendors')
        await page.locator('.row-name').first().waitFor()
        expect(failures).toBe(3)
        expect(await page.locator('.toaster .toast').count()).toBe(0)
      },
      [/503/],
    ))

  test('coming back shows the list of before while it is read again', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/vendors')
      const first = await page.locator('.row-name').first().innerText()
      await page.getByRole('link', { name: 'Commandes', exact: true }).first().click()
      await page.waitForURL(/admin\/orders/)
      const late = async (route: Route) => {
        await sleep(3000)
        await route.continue()
      }
      await page.route(/\/api\/v1\/admin\/vendors\?/, late, { times: 1 })
      await page.getByRole('link', { name: 'Vendeurs', exact: true }).click()
      await page.locator('.row-name').first().waitFor({ timeout: 2500 })
      expect(await page.locator('.row-name').first().innerText()).toBe(first)
    }))

  test('a hidden column stays hidden on this device', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/vendors')
      await page.getByRole('button', { name: 'Colonnes' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Contact' }).click()
      const heads = page.getByRole('columnheader')
      await eventually(() => heads.allInnerTexts()).not.toContain('Contact')
      await page.reload()
      await page.locator('.row-name').first().waitFor()
      expect(await heads.allInnerTexts()).not.toContain('Contact')
    }))

  test('a form says every error of its contract before anything is sent, and does not lose what is typed', () =>
    asAdmin(async (page) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/admin/vendors'))
          sent.push(request.url())
      })
      await open(page, '/admin/audit')
      await page.getByRole('link', { name: 'Vendeurs', exact: true }).click()
      await page.getByRole('button', { name: 'Nouveau Vendeur' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau Vendeur' })
      await dialog.getByLabel('Ville').fill('Ghardaïa')
      await dialog.locator('[name=business_email]').fill('pas une adresse')
      await dialog.locator('[name=business_phone]').fill('12')
      await dialog.getByRole('button', { name: 'Créer le vendeur' }).click()
      await dialog.getByText('Le nom de la boutique est requis').waitFor()
      expect(await dialog.locator('[aria-invalid=true]').count()).toBe(4)
      await eventually(() =>
        dialog.locator('[name=user_email]').evaluate((field) => field === document.activeElement),
      ).toBe(true)
      expect(sent).toEqual([])

      const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Annuler' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await dialog.getByLabel('Ville').inputValue()).toBe('Ghardaïa')

      await page.goBack() // to the page before, which the question stops too
      await question.waitFor()
      expect(await dialog.getByLabel('Ville').inputValue()).toBe('Ghardaïa')
      await question.getByRole('button', { name: 'Annuler' }).click()
      await dialog.getByRole('button', { name: 'Fermer' }).click()
      await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
      await dialog.waitFor({ state: 'detached' })
    }))
})
