import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { cartWith } from './buyer-fixture.ts'

const addressOf = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().getAttribute('href')

const THREE_PIECES = cartWith(
  { id: '019b76da-a800-7a48-b479-7387735ee8a4', name: 'Huile', price: 1450, quantity: 2 },
  { id: '019b76da-a800-7745-9fe7-03334d7fd381', name: 'Dattes', price: 1200 },
)

onSite('the header and the footer', ({ visit }) => {
  test('[NAV-1] logo, search box, the three lists, languages, and the cart with how much is in it', () =>
    visit({ stored: THREE_PIECES }, async (page) => {
      await open(page, '/')
      const header = page.getByRole('banner')

      expect(await addressOf(page, 'yova')).toBe('/')
      expect(await addressOf(page, 'Produits')).toBe('/products')
      expect(await addressOf(page, 'Catégories')).toBe('/categories')
      expect(await addressOf(page, 'Vendeurs')).toBe('/vendors')
      await header.getByRole('combobox', { name: 'Rechercher un produit, une marque…' }).waitFor()
      const cart = header.getByRole('link', { name: 'Panier, 3 articles' })
      await cart.waitFor()
      expect(await cart.locator('.count-badge').innerText()).toBe('3')
      expect(await cart.getAttribute('href')).toBe('/cart')
      await header.locator('summary').click()
      expect(await header.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([
        'Français',
        'English',
        'العربية',
      ])
    }))

  test('[NAV-2] [NAV-3] a visitor is offered to sign in, and no space of others', () =>
    visit({}, async (page) => {
      await open(page, '/')
      expect(await addressOf(page, 'Connexion')).toBe('/auth')
      for (const name of ['Espace vendeur', 'Administration'])
        expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
      expect(await page.getByRole('button', { name: 'Déconnexion' }).isVisible()).toBe(false)
    }))

  test('[NAV-2] [NAV-3] a customer sees the part of their email before the @, a way out and the vendor space, but no administration', () =>
    visit({ as: 'client@yova.example' }, async (page) => {
      const query = page.waitForResponse(/has_role/)
      await open(page, '/')
      const account = page.getByRole('link', { name: 'Mon compte : client' })
      await account.waitFor()
      expect(await account.innerText()).toBe('client')
      expect(
        await page.evaluate(() =>
          document.documentElement.style.getPropertyValue('--account-name'),
        ),
        'the name stands there before the scripts do',
      ).toBe('"client"')
      expect(await account.getAttribute('href')).toBe('/account')
      await page.getByRole('link', { name: 'Espace vendeur' }).waitFor()
      expect(await page.getByRole('link', { name: 'Connexion' }).isVisible()).toBe(false)
      expect(await (await query).json()).toBe(false)
      expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0)

      await page.getByRole('button', { name: 'Déconnexion' }).click()
      const toast = page.getByRole('status').filter({ hasText: 'Déconnexion réussie' })
      await toast.getByText('À bientôt !').waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).waitFor()
      expect(await storedIn(page, 'yova-auth')).toBeNull()
    }))

  test('[NAV-2] an administrator is led to the administration', () =>
    visit({ as: 'admin@yova.example' }, async (page) => {
      await open(page, '/')
      const link = page.getByRole('link', { name: 'Administration' })
      await link.waitFor()
      expect(await link.getAttribute('href')).toBe('/admin')
    }))

  test('[NAV-4] on a phone the menu opens with the same ways, and closes by its button and by Escape', () =>
    visit({ width: PHONE }, async (page) => {
      await open(page, '/')
      const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('dialog', { name: 'Menu' })
      expect(await menu.isVisible()).toBe(false)

      await opener.click()
      await menu.waitFor()
      for (const name of ['Connexion', 'Produits', 'Catégories', 'Vendeurs'])
        await menu.getByRole('link', { name, exact: true }).waitFor()
      await menu.getByRole('button', { name: 'English' }).waitFor()
      await menu.getByRole('button', { name: 'Fermer' }).click()
      await menu.waitFor({ state: 'hidden' })

      await opener.click()
      await menu.waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })

      await opener.click()
      await menu.getByRole('link', { name: 'Produits', exact: true }).click()
      await page.waitForURL('**/products')
      await eventually(() => menu.isVisible()).toBe(false)
    }))

  test('[NAV-4] on a phone the menu of somebody signed in shows their name, the vendor space and the way out', () =>
    visit({ width: PHONE, as: 'client@yova.example' }, async (page) => {
      await open(page, '/')
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: 'client', exact: true }).waitFor()
      await menu.getByRole('link', { name: 'Espace vendeur' }).waitFor()
      await menu.getByRole('button', { name: 'Déconnexion' }).waitFor()
    }))

  test('[NAV-5] the footer: quick links, information, contact, social networks', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      const addresses = (name: string) =>
        footer
          .getByRole('navigation', { name })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

      expect(await addresses('Liens rapides')).toEqual([
        '/',
        '/products',
        '/categories',
        '/vendors',
      ])
      expect(await addresses('Informations')).toEqual(
        expect.arrayContaining(['/about', '/terms', '/privacy', '/data-request', '/contact']),
      )
      const contact = footer.getByRole('group').or(footer.locator('address'))
      await footer.scrollIntoViewIfNeeded()
      await expect.poll(() => contact.innerText()).toMatch(/Alg/)
      expect(
        await contact
          .getByRole('link')
          .evaluateAll((all) => all.map((item) => item.getAttribute('href')?.split(':')[0])),
      ).toEqual(['mailto', 'tel'])
      const social = footer.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link')
      expect(await social.count()).toBeGreaterThan(0)
    }))

  test.each([
    [
      'fr',
      [
        'Espèces à la réception',
        'Carte à la réception',
        'Edahabia',
        'CIB',
        'Réseau monétique national',
        'Algérie Poste',
      ],
    ],
    [
      'ar',
      [
        'نقدًا عند الاستلام',
        'بالبطاقة عند الاستلام',
        'الذهبية',
        'CIB',
        'الشبكة النقدية الوطنية',
        'بريد الجزائر',
      ],
    ],
  ] as const)('[NAV-6] the ways to pay are named in %s', (language, names) =>
    visit({ scripts: false, language }, async (page) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect
        .poll(() => footer.getByRole('listitem').allInnerTexts())
        .toEqual(expect.arrayContaining([...names]))
    }),
  )
})
