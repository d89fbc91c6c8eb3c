import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCRIPT_KILOBYTES, SPACE_SCRIPT_KILOBYTES } from '#bench/web/limits.ts'
import { onSite, PHONE } from '#tests/support/visitor-story.ts'

/** Compressed bodies, in kilobytes of 1,000 bytes, until the page is idle. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(sizes)
  return all.reduce((sum, size) => sum + size, 0) / 1000
}

onSite('the scripts of a first visit', ({ site, visit }) => {
  const weigh = async (path: string, as?: 'vendeur@yova.example') => {
    let weight = 0
    const measure = async (page: Page) => {
      weight = await scriptWeight(page, path)
    }
    if (as === undefined) await visit({ width: PHONE, language: 'fr' }, measure)
    else await visit({ width: PHONE, language: 'fr', as, sharesSession: true }, measure)
    return weight
  }
  const aProduct = async () => {
    const { rows } = await site().query<{ id: string }>(
      "select id from catalog.products where status = 'active' order by id limit 1",
    )
    return `/products/${rows[0]?.id}`
  }

  test.each(['/', '/checkout', '/vendor/register', 'a product'])(
    '%s keeps the limit of public pages',
    async (path) => {
      const weight = await weigh(path === 'a product' ? await aProduct() : path)
      expect(weight).toBeGreaterThan(90)
      expect(weight).toBeLessThanOrEqual(SCRIPT_KILOBYTES)
    },
  )

  test.each(['/vendor/dashboard', '/vendor/orders', '/vendor/products', '/vendor/money'])(
    '%s keeps the limit of the vendor space',
    async (path) => {
      const weight = await weigh(path, 'vendeur@yova.example')
      expect(weight).toBeGreaterThan(90)
      expect(weight).toBeLessThanOrEqual(SPACE_SCRIPT_KILOBYTES)
    },
  )
})
