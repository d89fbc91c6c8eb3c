import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite("the back office's words of the search", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width }, story)
  const found = async (term: string) => {
    const answer = await fetch(`${site().url}/api/v1/products?search=${term}`)
    return ((await answer.json()) as { total: number }).total
  }

  test('[WORDS-4] what a buyer searched in vain becomes a synonym that is tried first, and finds at once', async () => {
    const term = `zorbix${crypto
      .randomUUID()
      .replace(/[^a-f]/g, '')
      .slice(0, 5)}`
    await visit({}, async (page) => {
      await open(page, `/products?search=${term}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
    await eventually(async () => {
      const { rows } = await site().query(
        'select results from search.daily_terms where term = $1',
        [term],
      )
      return rows
    }).toEqual([{ results: 0 }])

    await asAdmin(async (page) => {
      await open(page, '/admin/synonyms')
      await page.getByRole('button', { name: `Créer un synonyme pour ${term}` }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouveau synonyme' })
      expect(await dialog.getByLabel('Ce que les gens tapent').inputValue()).toBe(term)
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await dialog.getByText('Écrivez au moins un sens.').waitFor()
      await dialog.getByLabel("Ce qu'il faut chercher aussi").fill('tajine\nطاجين')
      await dialog.getByRole('button', { name: 'Voir ce que ça change' }).click()
      await dialog
        .getByRole('region', { name: "Aujourd'hui" })
        .getByText("Rien n'est trouvé")
        .waitFor()
      const after = dialog.getByRole('region', { name: 'Avec ce synonyme' })
      await after
        .getByText(/tajine/i)
        .nth(1)
        .waitFor()
      expect(await found(term)).toBe(0)
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, `« ${term} » est en vigueur`)
    })
    await eventually(() => found(term)).toBeGreaterThan(0)

    await asAdmin(async (page) => {
      await open(page, `/admin/synonyms?search=${term}`)
      await page.getByLabel('Comme un acheteur la taperait').fill(term)
      await page.getByRole('button', { name: 'Lire' }).click()
      await page.locator('.words-trial .words-results li').first().waitFor()
      await page.getByRole('button', { name: `Retirer ${term}` }).click()
      await toast(page, `« ${term} » est retiré`)
      await eventually(() => found(term)).toBe(0)
      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await toast(page, `« ${term} » est en vigueur`)
      await eventually(() => found(term)).toBeGreaterThan(0)
    }, PHONE)
    await site().query('delete from search.synonyms where term = $1', [term])
  })
})
