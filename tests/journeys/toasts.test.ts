import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const TOAST = '.toaster .toast'

/** Whether nothing lies on the toast, and which buttons that do not scroll away it covers. */
const placeOf = (page: Page) =>
  page.locator(TOAST).evaluate((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    const points = [
      [left + 12, top + 12],
      [right - 12, bottom - 12],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    const isOnTop = points.every(([x, y]) => toast.contains(document.elementFromPoint(x, y)))
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const covered = [...scope.querySelectorAll('header button, footer button, .save-bar button')]
      .filter((control) => !toast.contains(control))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isSeen = box.width > 0 && box.height > 0
        return (
          isSeen && box.left < right && left < box.right && box.top < bottom && top < box.bottom
        )
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    return { isOnTop, covered }
  })

onSite('toasts', ({ visit }) => {
  for (const width of [PHONE, DESKTOP])
    test(`[TOAST-1] an error lies over the open dialog at ${width} px, on none of its buttons, and is dismissed there`, () =>
      visit({ as: 'admin@yova.example', width, expects: [/503/] }, async (page) => {
        await page.route('**/api/v1/admin/product-vendors', (route) =>
          route.fulfill({ status: 503, body: '{}' }),
        )
        await open(page, '/admin/products')
        await page.getByRole('button', { name: 'Nouveau Produit' }).click()
        const dialog = page.getByRole('dialog', { name: 'Nouveau Produit' })
        const alert = page.locator(TOAST).getByText('Impossible de charger les vendeurs')
        await alert.waitFor()
        await eventually(() => placeOf(page)).toEqual({ isOnTop: true, covered: [] })

        await page.locator(TOAST).getByRole('button', { name: 'Fermer' }).click()
        await alert.waitFor({ state: 'detached' })
        expect(await dialog.isVisible()).toBe(true)
        await dialog.getByRole('button', { name: 'Fermer' }).first().click()
        await dialog.waitFor({ state: 'hidden' })

        // The region is back where it was.
        expect(await page.locator('.toaster-home > .toaster').count()).toBe(1)
      }))

  test('[TOAST-1] an error that was there before comes over the dialog that opens, and stays when it closes', () =>
    visit({ as: 'admin@yova.example', width: PHONE, expects: [/503/] }, async (page) => {
      await page.route('**/api/v1/admin/product-vendors', (route) =>
        route.fulfill({ status: 503, body: '{}' }),
      )
      await open(page, '/admin/products')
      await page.getByRole('button', { name: 'Nouveau Produit' }).click()
      const alert = page.locator(TOAST).getByText('Impossible de charger les vendeurs')
      await alert.waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Nouveau Produit' }).waitFor({ state: 'hidden' })
      await eventually(() => page.locator('.toaster-home > .toaster').count()).toBe(1)
      expect(await alert.isVisible()).toBe(true)
      expect(await placeOf(page)).toMatchObject({ isOnTop: true })
    }))
})
