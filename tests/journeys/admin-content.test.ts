import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DATES } from '#tests/accessibility/screens.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()
type Mail = { to: string; subject: string; text: string }

onSite("the back office's content", ({ site, visit }) => {
  /** The browser console reports validation errors (422) and edit conflicts (409). */
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width, expects: [/422/, /409/] }, story)
  const publicText = async (path: string, language = 'fr') =>
    (await fetch(`${site().url}${path}?lang=${language}`)).text()

  test('the terms are changed, compared, read by everybody, and given back', async () => {
    await eventually(() => publicText('/terms')).toContain('Passer commande')
    await asAdmin(async (page) => {
      await open(page, '/admin/content')
      await page.getByRole('link', { name: 'Conditions générales' }).click()
      const french = page.getByRole('group', { name: /^Français/ })
      await french.getByLabel('Titre').fill('Nos conditions')
      await french.getByLabel('Texte').fill('## Une seule règle\n\nChez {site}, {chose}.')
      await page.getByRole('button', { name: 'Publier' }).click()
      await french.getByText('{chose} n’est pas une variable d’ici.').waitFor()
      // The draft is kept and can be corrected.
      await french.getByLabel('Texte').fill('## Une seule règle\n\nChez {site}, on tient parole.')
      const preview = page.getByRole('region', { name: 'Aperçu' })
      await preview.getByRole('heading', { name: 'Une seule règle' }).waitFor()
      await page.getByRole('button', { name: 'Comparer avec : Texte d’origine' }).click()
      const compared = page.getByRole('dialog', { name: /Texte d’origine/ })
      await compared.getByText('Chez {site}, on tient parole.').waitFor()
      await compared.getByText('Passer commande').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Publier' }).click()
      await toast(page, 'C’est publié')
      await eventually(() => publicText('/terms')).toMatch(/Une seule règle[\s\S]*on tient parole/)
      await eventually(() => publicText('/terms')).not.toContain('Passer commande')

      await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
      await page.getByRole('button', { name: 'Retirer', exact: true }).click()
      await toast(page, 'La version publiée est retirée')
      await eventually(() => publicText('/terms')).toContain('Passer commande')
    })
  })

  test('two people write the same page: the second is told, keeps what was typed, and chooses', async () => {
    const french = (page: Page) => page.getByRole('group', { name: /^Français/ })
    const write = async (page: Page, title: string) => {
      await french(page).getByLabel('Titre').fill(title)
      await french(page).getByLabel('Texte').fill('Un texte.')
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    }
    await asAdmin(async (first) => {
      await open(first, '/admin/content?page=contact')
      await french(first).waitFor()
      await asAdmin(async (second) => {
        await open(second, '/admin/content?page=contact')
        await write(second, 'Écrit par la seconde')
        await toast(second, 'Le brouillon est enregistré')
      })
      await write(first, 'Écrit par le premier')
      const locator = first.getByRole('alert').filter({ hasText: 'a enregistré autre chose' })
      await locator.getByRole('button', { name: 'Garder la mienne' }).click()
      await eventually(() => french(first).getByLabel('Titre').inputValue()).toBe(
        'Écrit par le premier',
      )
      await first.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
      await toast(first, 'Le brouillon est enregistré')
      await first.getByRole('button', { name: 'Supprimer le brouillon' }).click()
      await toast(first, 'Le brouillon est supprimé')
    })
  })

  test('a banner made on a phone shows on the home page, in its languages, and is taken away', async () => {
    await asAdmin(async (page) => {
      await open(page, '/admin/content?view=banners')
      await page.getByRole('button', { name: 'Nouvelle bannière' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouvelle bannière' })
      await dialog.getByLabel('Page ouverte').fill('/products')
      const french = dialog.getByRole('group', { name: /^Français/ })
      await french.getByLabel('Titre').fill('Grandes soldes d’essai')
      await french.getByLabel('Mots du lien').fill('Voir')
      const arabic = dialog.getByRole('group', { name: /^العربية/ })
      await arabic.getByLabel('Titre').fill('تخفيضات تجريبية')
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, '« Grandes soldes d’essai » est enregistrée')
      await eventually(() => publicText('/')).toContain('Grandes soldes d’essai')
      await eventually(() => publicText('/', 'ar')).toContain('تخفيضات تجريبية')
      await page.getByRole('button', { name: 'Supprimer Grandes soldes d’essai' }).click()
      await toast(page, '« Grandes soldes d’essai » est supprimée')
      await eventually(() => publicText('/')).not.toContain('Grandes soldes d’essai')
    }, PHONE)
  })

  test('the mail of a real order says the operator’s words, and the built-in ones again', async () => {
    const buy = checkoutWith((path, init) => fetch(site().url + path, init))
    const emailed = async () => {
      const { body } = await buy([{ product_id: DATES, quantity: 1 }], { language: 'fr' })
      const { number } = body as { number: string }
      const find = async () => {
        const answer = await fetch(`${site().url}/dev/mail`, {
          headers: { accept: 'application/json' },
        })
        const emails = (await answer.json()) as Mail[]
        return emails.find(({ to, text }) => to === 'meriem@mail.example' && text.includes(number))
      }
      await eventually(find).toBeDefined()
      return find()
    }
    await asAdmin(async (page) => {
      await open(page, '/admin/content?view=mails')
      await page.getByRole('link', { name: 'Une commande vient d’être passée' }).click()
      const french = page.getByRole('group', { name: /^Français/ })
      await french.getByLabel('Objet').fill('Saha {name}, c’est noté')
      await page.getByRole('button', { name: 'Publier' }).click()
      await toast(page, 'C’est publié')
      await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
      await toast(page, 'L’essai est parti vers votre adresse')
      expect((await emailed())?.subject).toBe('Saha Meriem, c’est noté')
      await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
      await page.getByRole('button', { name: 'Retirer', exact: true }).click()
      await toast(page, 'La version publiée est retirée')
    })
    expect((await emailed())?.subject).toMatch(/^Votre commande .* est confirmée$/)
  })

  test('a former address leads on, and a circle is refused', async () => {
    const old = `/ancienne-${crypto.randomUUID().slice(0, 6)}`
    const ask = () => fetch(site().url + old, { redirect: 'manual' })
    expect((await ask()).status).toBe(404)
    await asAdmin(async (page) => {
      await open(page, '/admin/content?view=redirects')
      const save = async (from: string, to: string) => {
        await page.getByLabel('Ancienne adresse').fill(from)
        await page.getByLabel('Nouvelle adresse').fill(to)
        await page.getByRole('button', { name: 'Ajouter la redirection' }).click()
      }
      await save(old, '/products?on_sale=true')
      await toast(page, `${old} mène à sa nouvelle adresse`)
      const answer = await ask()
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/products?on_sale=true',
      ])
      await save('/products', old)
      await page.locator('form').getByText('Cette redirection tournerait en rond').waitFor()
      await page.getByRole('button', { name: `Supprimer ${old}` }).click()
      await toast(page, `${old} est oubliée`)
      expect((await ask()).status).toBe(404)
    })
  })
})
