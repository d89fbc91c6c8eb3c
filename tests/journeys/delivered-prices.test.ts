import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { reload } from './buyer-fixture.ts'

type Offered = { name: string; price: number; vendor: { id: string } }
type Fee = { vendor: string; fee: number; free_above: number | null }

const ORAN = '31'
const SORT = 'السعر مع التوصيل: من الأقل'
const amountOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

const delivered = (page: Page) => page.getByRole('article').getByText('مع التوصيل:')
const amounts = async (page: Page) => (await delivered(page).allInnerTexts()).map(amountOf)

/** Of every layout since the navigation, with those that follow an input. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

onSite('delivered prices in lists', ({ site, visit }) => {
  const api = async <Body>(path: string) =>
    (await (await fetch(`${site().url}/api/v1${path}`)).json()) as Body

  test('[LIST-3] on a phone in Arabic: the sort asks for the wilaya, the cards name what is paid at the door', () =>
    visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/products')
      expect(await delivered(page).count()).toBe(0)
      await page.getByRole('combobox', { name: 'الترتيب:' }).selectOption({ label: SORT })
      const picker = page.getByRole('dialog', { name: 'إلى أين التوصيل؟' })
      await picker.getByRole('searchbox').fill(ORAN)
      await picker.getByRole('button', { name: /^31/ }).click()
      await delivered(page).first().waitFor()
      await eventually(async () => {
        const shown = await amounts(page)
        return shown.length === 24 && shown.every((amount, n) => amount >= (shown[n - 1] ?? 0))
      }).toBe(true)
      expect(await page.getByText('للترتيب حسب السعر مع التوصيل').count()).toBe(0)
      expect(await overflow(page)).toBe(0)

      const { items } = await api<{ items: Offered[] }>(
        `/products?sort=delivered_asc&wilaya=${ORAN}&limit=24`,
      )
      const vendors = [...new Set(items.map(({ vendor }) => vendor.id))].join(',')
      const fees = await api<{ items: Fee[] }>(`/delivery/fees?wilaya=${ORAN}&vendors=${vendors}`)
      const expected = items.map(({ price, vendor }) => {
        const way = fees.items.find((item) => item.vendor === vendor.id)!
        return price + (way.free_above !== null && price >= way.free_above ? 0 : way.fee)
      })
      expect(await amounts(page)).toEqual(expected)

      await page.getByRole('link', { name: /عرض/ }).last().click()
      await eventually(async () => (await amounts(page)).length).toBe(48)
      const all = await amounts(page)
      expect(all).toEqual(all.toSorted((a, b) => a - b))

      await reload(page)
      await delivered(page).first().waitFor()
      expect(await layoutShift(page)).toBeLessThan(0.02)
    }))

  test('[LIST-3] the page that is kept for a wilaya has its prices, the one without a wilaya has none', async () => {
    const html = async (path: string, cookie: string) =>
      (await fetch(`${site().url}${path}`, { headers: { cookie } })).text()
    const [{ items }, { items: featured }] = await Promise.all([
      api<{ items: Offered[] }>('/products?limit=1'),
      api<{ items: Offered[] }>('/products/featured'),
    ])
    expect(featured).not.toEqual([])
    for (const path of ['/', '/products', paths.vendor(items[0]!.vendor.id)]) {
      const names = async (cookie: string, text: string) =>
        (await html(path, cookie)).includes(text)
      expect([path, await names(`yova-lang=fr; yova-wilaya=${ORAN}`, 'Livré : ')]).toEqual([
        path,
        true,
      ])
      expect([path, await names('yova-lang=fr', 'Livré : ')]).toEqual([path, false])
      expect([path, await names(`yova-lang=en; yova-wilaya=${ORAN}`, 'Delivered: ')]).toEqual([
        path,
        true,
      ])
    }
    const unsorted = await html('/products?sort=delivered_asc', 'yova-lang=fr')
    expect(unsorted.includes('Pour trier par prix livré, choisissez votre wilaya.')).toBe(true)
  })
})
