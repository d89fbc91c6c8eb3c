import { expect, test } from 'vitest'
import { eventually, onSite, open } from '#tests/support/visitor-story.ts'

// Keys send `input` and `change` as people do; Playwright's `selectOption` sends both at once.
onSite('the product editor', ({ visit }) => {
  test('[APROD-3] category and VAT are chosen with the keyboard, more than once', () =>
    visit({ as: 'vendeur@yova.example' }, async (page) => {
      await open(page, '/vendor/products/new')
      for (const field of ['category', 'vat']) {
        const select = page.locator(`select[name=${field}]`)
        await eventually(() => select.locator('option:enabled').count()).toBeGreaterThan(2)
        const values = await select
          .locator('option:enabled')
          .evaluateAll((all) => all.map((item) => (item as HTMLOptionElement).value))
        const [first, second, third] = field === 'vat' ? values : ['none', ...values]
        expect(await select.inputValue()).toBe(first)
        await select.focus()
        for (const [key, chosen] of [
          ['ArrowDown', second],
          ['ArrowDown', third],
          ['ArrowUp', second],
        ] as const) {
          await page.keyboard.press(key)
          await eventually(() => select.inputValue()).toBe(chosen)
        }
      }
    }))
})
