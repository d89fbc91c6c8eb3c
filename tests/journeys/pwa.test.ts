import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATES } from '#tests/accessibility/screens.ts'
import { browserIsOff, openBrowser } from '#tests/support/browser.ts'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'
import { httpProxy } from '#tests/support/http-proxy.ts'
import {
  alive,
  DESKTOP,
  eventually,
  open,
  PHONE,
  type Visit,
  visitOf,
} from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { buyAs, deliver, soldAs } from './past-orders-fixture.ts'

type Story = Parameters<typeof visitOf<void>>[3]

let site: LentSite
let proxy: Awaited<ReturnType<typeof httpProxy>>
let browser: Awaited<ReturnType<typeof openBrowser>>

/** Console errors of failed requests while the proxy is cut. */
const CUT = [/net::ERR_/, /Failed to fetch/, /503/]
const pick = async (page: Page, path: string) =>
  eventually(
    () =>
      page.evaluate(async (wanted) => {
        if (!navigator.serviceWorker.controller) return false
        const keys = await (await caches.open('yova-pages')).keys()
        return keys.some(({ url }) => new URL(url).pathname.endsWith(wanted))
      }, path),
    `${path} is kept`,
  ).toBe(true)
const savedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname)
    return found
  })
const offline = (page: Page) => page.getByText('Vous êtes hors ligne, voici la dernière version')

describe.skipIf(browserIsOff)('the site as an application', { timeout: 120_000, retry: 1 }, () => {
  beforeAll(async () => {
    site = await sharedSite()
    proxy = await httpProxy(site.url)
    browser = await openBrowser()
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await proxy?.close()
  })
  const visit = (options: Visit, story: Story) =>
    visitOf(browser, { ...site, url: proxy.url }, { hasWorker: true, ...options }, async (page) => {
      try {
        await story(page)
      } finally {
        proxy.mend()
      }
    })

  test('[PWA-1] has a manifest with icons of the sizes that they say', async () => {
    const answer = await fetch(`${site.url}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = (await answer.json()) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({
      name: 'Yova',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`)
    for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
      expect(sizes).toContain(wanted)
    for (const { src, sizes: text } of manifest.icons) {
      const { width, height, format } = await sharp(
        Buffer.from(await (await fetch(site.url + src)).arrayBuffer()),
      ).metadata()
      expect([src, format, `${width}x${height}`]).toEqual([src, 'png', text])
    }
    const html = await (await fetch(site.url)).text()
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  })

  test('[PWA-1] registers its worker for the whole site, and can be installed', () =>
    visit({}, async (page) => {
      const worker = await fetch(`${site.url}/sw.js`)
      expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(worker.headers.get('cache-control')).toBe('no-cache')
      await open(page, '/')
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      expect(scope).toBe(`${proxy.url}/`)
      const session = await page.context().newCDPSession(page)
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      // Tests run in a private window; there must be no other error.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    }))

  test('[ACC-2] [PWA-1] an invoice opens in a tab while the worker is in control: asked for once, and again when it is reloaded', async () => {
    const email = await newcomer(site, 'invoice')
    const [order] = await buyAs(site, email, [await soldAs(site, 'Dattes')])
    await deliver(site, order!)
    const stored = { 'yova-auth': await signIn(site, email) }
    await visit({ stored, width: PHONE }, async (page) => {
      await open(page, '/')
      await pick(page, '/')
      await open(page, `/account/orders/${order!.id}`)
      const address = page.waitForResponse((response) =>
        response.url().endsWith('/invoice/tickets'),
      )
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Facture (PDF)' }).click(),
      ])
      const { url } = (await (await address).json()) as { url: string }
      const request = () =>
        proxy
          .of('GET /api/v1/files/invoice')
          .map(({ isPreload, status }) => (isPreload ? `preload ${status}` : status))
      await eventually(() => request().length).toBe(1)
      // A browser without a PDF viewer downloads the file, and the tab stays empty.
      await tab.goto(proxy.url + url).catch(() => undefined)
      await eventually(request, 'once for each opening').toEqual([200, 200])
    })
  })

  test('[PWA-2] [PWA-5] a new build is offered at the top end, and taken when it is wanted', () =>
    visit({ width: DESKTOP }, async (page) => {
      proxy.deploy('the first build')
      await open(page, '/products')
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await pick(page, '/products')
      const isSame = () => page.evaluate(() => 'isSame' in window)
      expect(await isSame(), 'the first worker does not open the page anew').toBe(true)
      const update = () =>
        page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      const card = page.getByRole('status').filter({ hasText: 'Mise à jour disponible' })
      await update()
      expect(await card.count(), 'the same build is no update').toBe(0)

      proxy.deploy('the second build')
      await update()
      await card.waitFor()
      const box = await card.boundingBox()
      expect(box?.y).toBeLessThan(60)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(DESKTOP - 60)
      expect(await isSame()).toBe(true)
      await card.getByRole('button', { name: 'Fermer' }).click()
      await card.waitFor({ state: 'hidden' })
      await open(page, '/products')
      await page.evaluate(() => Object.assign(window, { isSame: true }))

      await card.getByRole('button', { name: 'Mettre à jour' }).click()
      await eventually(isSame, 'the page is opened anew').toBe(false)
      await alive(page)
      await eventually(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
      ).toBe(true)
      expect(await card.count()).toBe(0)
    }))

  test('[PWA-3] [PWA-5] is offered to be installed at the bottom, once, and never beside the question about cookies', () =>
    visit({ isUnasked: true, width: PHONE }, async (page) => {
      const offer = () =>
        page.evaluate(() => {
          const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => Object.assign(window, { isAsked: true }),
          })
          dispatchEvent(event)
          return event.defaultPrevented
        })
      const card = page.getByRole('region', { name: 'Installer Yova' })
      await open(page, '/cart')
      expect(await offer(), 'the browser leaves the question to the page').toBe(true)
      await page.getByRole('button', { name: 'Essentiel uniquement' }).click()
      await pick(page, '/cart')
      expect(await card.count()).toBe(0)

      await open(page, '/cart')
      await offer()
      await card.waitFor()
      const box = await card.boundingBox()
      expect(box?.y).toBeGreaterThan(844 - 240)
      await card.getByRole('button', { name: 'Installer', exact: true }).click()
      await card.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => 'isAsked' in window)).toBe(true)

      await open(page, '/cart')
      await offer()
      await card.getByRole('button', { name: 'Plus tard' }).click()
      await card.waitFor({ state: 'hidden' })
      await open(page, '/cart')
      await offer()
      await pick(page, '/cart')
      expect(await card.count()).toBe(0)
    }))

  test('[PWA-4] without a connection visited pages and the cart still open, and say so', () =>
    visit({ width: PHONE, expects: CUT }, async (page) => {
      await open(page, '/')
      await pick(page, '/cart')
      await open(page, `/product/${DATES}`)
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Ajouter au panier', exact: true })
        .first()
        .click()
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()
      const foot = page.getByRole('contentinfo')
      await foot.getByRole('link', { name: 'Catégories' }).click()
      await page.waitForURL('**/categories')
      await pick(page, '/categories')
      expect(await offline(page).isVisible()).toBe(false)

      proxy.cut()
      await open(page, `/product/${DATES}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await offline(page).isVisible()).toBe(true)
      await open(page, '/categories')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await open(page, '/cart')
      await page.getByRole('main').getByText(name).first().waitFor()
      // Client-side navigation; a page never visited shows that it is not available offline.
      await foot.getByRole('link', { name: 'Accueil' }).click()
      await page.waitForURL(`${proxy.url}/`)
      await page.getByRole('heading', { level: 1, name: /chez vous/ }).waitFor()
      await page.goto('/about')
      await page.getByRole('heading', { name: 'Vous êtes hors ligne' }).waitFor()
      await page.goto('/account')
      await page.getByRole('heading', { name: 'Vous êtes hors ligne' }).waitFor()

      proxy.mend()
      await page.goto('/about')
      await alive(page)
      expect(await offline(page).isVisible()).toBe(false)
    }))

  test('[PWA-4] pages are kept in the language in which they were seen', () =>
    visit({ language: 'ar', width: PHONE, expects: CUT }, async (page) => {
      await open(page, '/vendors')
      await pick(page, '/vendors')
      await open(page, '/vendors?lang=en')
      await eventually(async () =>
        (await savedAddresses(page)).filter((path) => path.endsWith('/vendors')).toSorted(),
      ).toEqual(['/__kept/ar/vendors', '/__kept/en/vendors'])

      proxy.cut()
      await page.goto('/vendors')
      expect(await page.locator('html').getAttribute('lang')).toBe('ar')
      await page.getByText('أنت غير متصل بالإنترنت، هذه آخر نسخة محفوظة').waitFor()
      await page.goto('/vendors?lang=en')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    }))

  test('[PWA-4] nothing of a person is kept, and what they looked at goes when they sign out', () =>
    visit({ as: 'client@yova.example' }, async (page) => {
      await open(page, '/')
      await pick(page, '/cart')
      await open(page, '/account')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await open(page, '/products')
      await pick(page, '/products')
      await page.evaluate(() => sessionStorage.setItem('yova-checkout', '"a form of this tab"'))
      const found = await savedAddresses(page)
      expect(found.filter((path) => /\/(account|auth|admin|rest)(\/|$)/.test(path))).toEqual([])

      await page.getByRole('button', { name: 'Déconnexion' }).first().click()
      await page.getByRole('status').getByText('Déconnexion réussie').waitFor()
      await eventually(async () =>
        (await savedAddresses(page)).filter((path) => !path.startsWith('/assets/')),
      ).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('yova-checkout'))).toBeNull()
    }))

  test('[PWA-4] the word that there is no connection comes and goes with it', () =>
    visit({ expects: CUT }, async (page) => {
      await open(page, '/products')
      await pick(page, '/products')
      await page.context().setOffline(true)
      await offline(page).waitFor()
      await page.context().setOffline(false)
      await offline(page).waitFor({ state: 'hidden' })
    }))
})
