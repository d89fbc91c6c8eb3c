import { expect, test } from 'vitest'
import { alive, onSite, PHONE } from '#tests/support/visitor-story.ts'

onSite('styles', ({ visit }) => {
  test('the first page brings its styles itself; the next ones link theirs, and nothing is left over', () =>
    visit({ width: PHONE, language: 'fr' }, async (page) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.css')) requests.push(request.url())
      })
      await page.goto('/about')
      await alive(page)
      expect(requests).toEqual([])
      const own = () => page.locator('style[data-of]').evaluateAll((all) => all.length)
      expect(await own()).toBe(3) // shared styles, the bottom bar and the page's own
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await background()

      await page.getByRole('contentinfo').getByRole('link', { name: 'Vendeurs' }).click()
      await page.locator('main a[href^="/vendors/"]').first().waitFor()
      await expect.poll(own).toBe(2)
      expect(requests.length).toBeGreaterThan(0)
      expect(await background()).toBe(before)
      await page.goBack()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await background()).toBe(before)
    }))

  test('without scripts the page has its styles all the same', () =>
    visit({ width: PHONE, language: 'fr', scripts: false }, async (page) => {
      await page.goto('/')
      const header = page.getByRole('banner')
      expect(await header.evaluate((item) => getComputedStyle(item).display)).not.toBe('inline')
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
    }))
})
