import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DATES } from '#tests/accessibility/screens.ts'
import {
  alive,
  DESKTOP,
  eventually,
  onSite,
  open,
  overflow,
  PHONE,
  storedIn,
} from '#tests/support/visitor-story.ts'

const WORDS = {
  fr: ['Nous utilisons des cookies', 'Personnaliser', 'Essentiel uniquement', 'Tout accepter'],
  en: ['We use cookies', 'Customise', 'Essential only', 'Accept all'],
  ar: ['نستخدم ملفات تعريف الارتباط', 'تخصيص', 'الأساسية فقط', 'قبول الكل'],
} as const

const banner = (page: Page, language: keyof typeof WORDS = 'fr') =>
  page.getByRole('region', { name: WORDS[language][0] })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Paramètres des cookies' })
const stored = (page: Page) => storedIn(page, 'yova-consent')
const everythingStored = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
      ...(document.cookie === '' ? [] : [document.cookie]),
    ].toSorted(),
  )
const messagesOf = (page: Page): string[] => {
  const notified: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/(events|vitals|consents)/.test(request.url())) notified.push(request.url())
  })
  return notified
}

onSite('the question about cookies', ({ site, visit }) => {
  test('[COOKIE-1] [COOKIE-3] is asked at the bottom of the first page, and nothing is kept or told before', () =>
    visit({ isUnasked: true, width: PHONE }, async (page) => {
      const notified = messagesOf(page)
      await open(page, '/')
      await banner(page).waitFor()
      for (const name of WORDS.fr.slice(1))
        await banner(page).getByRole('button', { name, exact: true }).waitFor()
      const box = await banner(page).boundingBox()
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
      expect(box?.height).toBeLessThanOrEqual(844 * 0.4)
      expect(await overflow(page)).toBe(0)
      await page.evaluate(() => scrollTo(0, 600))
      expect(await banner(page).boundingBox()).toEqual(box)

      await page.goto(`/product/${DATES}`)
      await alive(page)
      expect(await everythingStored(page)).toEqual([])
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
      await page.goto('/products')
      await banner(page).waitFor()
      expect(notified).toEqual([])
    }))

  test('[COOKIE-3] [COOKIE-4] essential only is kept with its time, hides the question for good, and tells nothing', () =>
    visit({ isUnasked: true }, async (page) => {
      const notified = messagesOf(page)
      await open(page, '/')
      await banner(page).getByRole('button', { name: 'Essentiel uniquement' }).click()
      await banner(page).waitFor({ state: 'hidden' })
      const choice = (await stored(page)) as { timestamp: string }
      expect(choice).toEqual({
        essential: true,
        analytics: false,
        marketing: false,
        functional: false,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      })
      expect(Math.abs(Date.parse(choice.timestamp) - Date.now())).toBeLessThan(120_000)

      await open(page, `/product/${DATES}`)
      expect(await banner(page).isVisible()).toBe(false)
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
        .click()
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()
      await page.goto('/')
      expect(await everythingStored(page)).toEqual(['yova-cart', 'yova-consent'])
      expect(notified).toEqual([])
    }))

  test('[COOKIE-4] everything may be accepted, before any other script of the page has come', () =>
    visit({ isUnasked: true }, async (page) => {
      // Scripts never load, so only the boot script can handle the buttons.
      await page.route(/\/assets\/.*\.js/, () => undefined)
      await page.goto('/', { waitUntil: 'commit' })
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      await banner(page).waitFor({ state: 'hidden' })
      expect(await stored(page)).toMatchObject({
        essential: true,
        analytics: true,
        marketing: true,
        functional: true,
      })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }))

  test('[COOKIE-3] what was agreed to is kept as proof on the server, and so is taking it back', () =>
    visit({ isUnasked: true }, async (page) => {
      await open(page, '/')
      const proofs = async () => {
        const visitor = await page.evaluate(() => localStorage.getItem('yova-visitor'))
        const { rows } = await site().query(
          `select purpose, is_given from privacy.consents where visitor_id = $1
           order by given_at, purpose`,
          [visitor ?? first],
        )
        first ??= visitor
        return rows.map(({ purpose, is_given }) => `${purpose} ${is_given}`)
      }
      let first: string | null = null
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      const given = ['cookies_analytics true', 'cookies_functional true', 'cookies_marketing true']
      await eventually(proofs).toEqual(given)

      await page.getByRole('button', { name: 'Paramètres des cookies' }).click()
      await settings(page).getByRole('button', { name: 'Essentiel uniquement' }).click()
      await eventually(proofs).toEqual([
        ...given,
        ...given.map((value) => value.replace('true', 'false')),
      ])
    }))

  test.each(['en', 'ar'] as const)('[COOKIE-1] is asked in %s', (language) =>
    visit({ isUnasked: true, language, width: PHONE }, async (page) => {
      await open(page, '/cart')
      for (const name of WORDS[language].slice(1))
        await banner(page, language).getByRole('button', { name, exact: true }).waitFor()
      expect(await overflow(page)).toBe(0)
    }),
  )

  test('[COOKIE-3] without scripts nothing is asked, since nothing would run', () =>
    visit({ isUnasked: true, scripts: false }, async (page) => {
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await banner(page).isVisible()).toBe(false)
    }))

  describe('stays out of the way', () => {
    test.each(['/', '/cart', '/auth', '/privacy', `/product/${DATES}`])(
      '%s is not moved by it, nor waits for it',
      (path) =>
        visit({ isUnasked: true, width: PHONE }, async (page) => {
          await page.addInitScript(() => {
            const seen = { shift: 0, largest: '' }
            Object.assign(window, { seen })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                seen.shift += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                element: Element | null
              })[])
                seen.largest = entry.element?.closest('.consent') ? 'the banner' : 'the page'
            }).observe({ type: 'largest-contentful-paint', buffered: true })
          })
          await open(page, path)
          await banner(page).waitFor()
          const seen = () =>
            page.evaluate(
              () => (window as unknown as { seen: { shift: number; largest: string } }).seen,
            )
          await eventually(async () => (await seen()).largest).toBe('the page')
          expect((await seen()).shift).toBeLessThanOrEqual(0.02)
        }),
    )
  })
})

onSite('the settings of the cookies', ({ visit }) => {
  test('[COOKIE-2] have four switches, the first of them locked, and keep what was chosen', () =>
    visit({ isUnasked: true, width: DESKTOP }, async (page) => {
      await open(page, '/')
      await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
      const dialog = settings(page)
      const switches = dialog.getByRole('switch')
      await switches.first().waitFor()
      expect(await switches.count()).toBe(4)
      const names = ['Essentiels', 'Mesure d’audience', 'Marketing', 'Fonctionnels']
      for (const [index, name] of names.entries()) {
        const locator = dialog.getByRole('switch', { name, exact: true })
        expect([name, await locator.isChecked(), await locator.isDisabled()]).toEqual([
          name,
          index === 0,
          index === 0,
        ])
      }
      for (const [name, path] of [
        ['Confidentialité', '/privacy'],
        ['Conditions', '/terms'],
      ] as const)
        expect(await dialog.getByRole('link', { name }).getAttribute('href')).toBe(path)
      await dialog.getByRole('button', { name: 'Essentiel uniquement' }).waitFor()
      expect(await stored(page)).toBeNull()

      await dialog.getByRole('switch', { name: 'Mesure d’audience' }).check()
      await dialog.getByRole('button', { name: 'Enregistrer mes préférences' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await banner(page).waitFor({ state: 'hidden' })
      expect(await stored(page)).toMatchObject({
        essential: true,
        analytics: true,
        marketing: false,
        functional: false,
      })
    }))

  test('[COOKIE-2] are reached again from the foot of every page and from the privacy page; a consent is taken back', () =>
    visit({ isUnasked: true }, async (page) => {
      await open(page, '/')
      await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
      await open(page, `/product/${DATES}`)
      await eventually(() =>
        page.evaluate(() => localStorage.getItem('yova-visitor')),
      ).not.toBeNull()

      await open(page, '/privacy')
      await page.getByRole('main').getByRole('button', { name: 'Paramètres des cookies' }).click()
      await settings(page).getByRole('switch', { name: 'Marketing' }).waitFor()
      expect(await settings(page).getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(true)
      await settings(page).getByRole('button', { name: 'Fermer' }).click()
      await settings(page).waitFor({ state: 'hidden' })
      expect(await stored(page)).toMatchObject({ marketing: true })

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Paramètres des cookies' })
        .click()
      await settings(page).getByRole('button', { name: 'Essentiel uniquement' }).click()
      await settings(page).waitFor({ state: 'hidden' })
      expect(await stored(page)).toMatchObject({ analytics: false, marketing: false })
      expect(await page.evaluate(() => localStorage.getItem('yova-visitor'))).toBeNull()
    }))

  test('[COOKIE-2] work with the keyboard alone, which stays among them and goes back where it came from', () =>
    visit({ isUnasked: true }, async (page) => {
      await open(page, '/')
      const opener = banner(page).getByRole('button', { name: 'Personnaliser' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await settings(page).getByRole('switch').first().waitFor()
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body || // focus is in the browser's own toolbar
              document.activeElement?.closest('dialog[open]') !== null,
          ),
        ).toBe(true)
      }
      await settings(page).getByRole('switch', { name: 'Marketing' }).focus()
      await page.keyboard.press('Space')
      expect(await settings(page).getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(true)
      await page.keyboard.press('Escape')
      await settings(page).waitFor({ state: 'hidden' })
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await stored(page)).toBeNull()
    }))
})
