import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatAmount, formatNumber } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const card = (page: Page, label: string) =>
  page.locator('.stat-card').filter({ has: page.getByText(label, { exact: true }) })

onSite("the back office's reports", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width }, story)
  const run = async <Row extends Record<string, unknown>>(sql: string) =>
    (await site().query<Row>(sql)).rows[0] as Row

  test('[AREP-1] [AREP-3] the report of all time is what the orders themselves come to', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/orders')
      await page.getByRole('link', { name: 'Rapports', exact: true }).click()
      await page.getByRole('heading', { name: 'Rapports', level: 1 }).waitFor()
      const filters = page.getByRole('region', { name: 'Filtres du rapport' })
      await filters.getByRole('radio', { name: 'Total' }).check()
      await page.waitForURL(/period=total/)
      const truth = await run<{ orders: number; revenue: number; users: number; vendors: number }>(
        `select count(*)::int as orders,
           sum(total_centimes) filter (where payment_status = 'paid')::bigint
             as revenue,
           (select count(*)::int from identity.profiles) as users,
           (select count(*)::int from vendors.vendors) as vendors from orders.orders`,
      )
      const whole = formatAmount(centimes(Math.round(truth.revenue / 100) * 100), 'fr')
      await eventually(() => card(page, "Chiffre d'affaires").innerText()).toContain(whole)
      for (const [label, count] of [
        ['Commandes', truth.orders],
        ['Utilisateurs', truth.users],
        ['Vendeurs', truth.vendors],
      ] as const)
        expect(await card(page, label).innerText()).toContain(formatNumber(count, 'fr'))

      const tops = await site().query<{ name: string }>(
        `select v.business_name as name from orders.orders o join vendors.vendors v on v.id = o.vendor_id
         where o.payment_status = 'paid' group by v.id
         order by sum(o.total_centimes) desc, v.id limit 5`,
      )
      const shown = page.getByRole('region', { name: 'Top 5 vendeurs' }).getByRole('listitem')
      expect(await shown.locator('bdi').allInnerTexts()).toEqual(tops.rows.map(({ name }) => name))
      const newest = page.getByRole('table', { name: '10 dernières commandes' })
      expect(await newest.getByRole('row').count()).toBe(11)
      await page.getByText('Les mêmes chiffres en tableau').click()
      await page.getByRole('table', { name: "Chiffre d'affaires par mois" }).waitFor()

      const region = page.getByRole('combobox', { name: 'Wilaya' })
      await region.selectOption('16')
      await page.waitForURL(/wilaya=16/)
      const { count } = await run<{ count: number }>(
        `select count(*)::int as count from orders.orders o
         join orders.purchases p on p.id = o.purchase_id where p.wilaya = '16'`,
      )
      await eventually(() => card(page, 'Commandes').innerText()).toContain(
        formatNumber(count, 'fr'),
      )
      await page.reload()
      await eventually(() => card(page, 'Commandes').innerText()).toContain(
        formatNumber(count, 'fr'),
      )
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Exporter en CSV' }).click(),
      ])
      expect(await readFile(await saved.path(), 'utf8')).toContain(`Commandes;${count}`)
    }))

  test('shops are listed by what goes wrong with their orders, the worst first', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/reports')
      await page.getByText('Une commande payée à la livraison compte').waitFor()
      await page.getByRole('link', { name: 'Boutiques', exact: true }).click()
      const table = page.getByRole('table', { name: 'Performance des boutiques' })
      await table.getByRole('button', { name: 'Refusées à la porte' }).click()
      await page.waitForURL(/sort=refused/)
      const rates = async () =>
        (await table.locator('tbody tr td:nth-child(5)').allInnerTexts()).map((text) =>
          Number.parseFloat(text.replace(',', '.')),
        )
      await eventually(async () => (await rates()).length).toBeGreaterThan(3)
      await eventually(rates).toEqual((await rates()).toSorted((a, b) => b - a))
    }))

  test('[AREP-2] on a phone a file of estimates is exported, and it says what it is', () =>
    asAdmin(async (page) => {
      await open(page, '/admin/reports')
      const panel = page.getByRole('region', { name: /Export publicitaire/ })
      await panel.getByText('Chiffres estimés').waitFor()
      await panel.getByRole('radio', { name: 'Total' }).check()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: /^Google/ }).click(),
      ])
      expect(saved.suggestedFilename()).toMatch(/^google-total-\d{4}-\d\d-\d\d\.csv$/)
      const text = await readFile(await saved.path(), 'utf8')
      expect(text).toContain('Chiffres estimés')
      expect(text).toContain('Quality score')
      await page
        .locator('.toaster')
        .getByText(/^Fichier google-total/)
        .waitFor()
    }, PHONE))

  test('[AREP-3] what cannot be read is said, and read again', () =>
    visit({ as: 'admin@yova.example', sharesSession: true, expects: [/503/] }, async (page) => {
      const address = /\/api\/v1\/admin\/reports\?/
      await page.route(address, (route) => route.fulfill({ status: 503, body: '{}' }))
      await open(page, '/admin/reports')
      const words = 'Impossible de charger les données des rapports'
      await page.locator('.toaster').getByText(words).waitFor()
      await page.locator('.toaster').getByText('Erreur', { exact: true }).waitFor()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.locator('.report-chart svg').waitFor()
    }))
})
