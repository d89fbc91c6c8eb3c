import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text).waitFor()

onSite("the back office's categories, log and operations", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, width = 1440) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width }, story)
  const pick = async (name: string) => {
    const { rows } = await site().query<{ slug: string; parent_slug: string; position: number }>(
      `select slug, parent_slug, position from catalog.categories where name ->> 'fr' = $1`,
      [name],
    )
    return rows[0]
  }

  test('[APROD-8] a category is added on a phone, put first, told in the log, and taken away and back', async () => {
    const name = `Jeux de société ${crypto.randomUUID().slice(0, 6)}`
    // A row left by an aborted run would take its place in the order.
    await site().query(`delete from catalog.categories where name ->> 'en' = 'Board games'`)
    await asAdmin(async (page) => {
      await open(page, '/admin/categories')
      await page.getByRole('button', { name: 'Ajouter dans Sports' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nouvelle catégorie' })
      await dialog.getByRole('button', { name: 'Créer la catégorie' }).click()
      await dialog.getByText('Le nom est requis dans les trois langues').first().waitFor()
      await dialog.getByLabel('Nom en français').fill(name)
      await dialog.getByLabel('Nom en anglais').fill('Board games')
      await dialog.getByLabel('Nom en arabe').fill('ألعاب الطاولة')
      await dialog.getByRole('button', { name: 'Ajouter une caractéristique' }).click()
      await dialog.getByLabel('Caractéristique 1 en français').fill('Joueurs')
      await dialog.getByRole('button', { name: 'Créer la catégorie' }).click()
      await toast(page, `« ${name} » est créée`)
      expect(await pick(name)).toMatchObject({ parent_slug: 'sports', position: 3 })

      // The undo restores what the page has loaded, so the page has to load the move first.
      const readAgain = page.waitForResponse(
        (response) =>
          response.request().method() === 'GET' &&
          response.url().endsWith('/api/v1/admin/categories'),
      )
      const actions = page.getByRole('button', { name: `Actions sur ${name}` })
      await actions.click()
      await page.getByRole('menuitem', { name: `Monter ${name}` }).click()
      await readAgain
      await eventually(async () => (await pick(name))?.position).toBe(2)
      await actions.click()
      await page.getByRole('menuitem', { name: `Supprimer ${name}` }).click()
      const locator = page.getByRole('dialog', { name: `Supprimer « ${name} » ?` })
      await locator.getByRole('button', { name: 'Supprimer' }).click()
      await toast(page, `« ${name} » est supprimée`)
      expect(await pick(name)).toBeUndefined()
      await page.locator('.toaster').getByRole('button', { name: 'Annuler' }).click()
      await toast(page, `« ${name} » est créée`)
      await eventually(() => pick(name)).toMatchObject({ parent_slug: 'sports', position: 2 })
    }, PHONE)

    await asAdmin(async (page) => {
      const slug = (await pick(name))?.slug ?? ''
      await open(page, `/admin/audit?about=category&of=${slug}`)
      const table = page.getByRole('table', { name: 'Actions' })
      await eventually(async () => (await table.locator('.row-name').allInnerTexts()).length).toBe(
        4,
      )
      await table.getByRole('link', { name: 'Catégorie déplacée' }).click()
      const panel = page.getByRole('dialog', { name: 'Catégorie déplacée' })
      expect(await panel.getByRole('row').last().innerText()).toMatch(/Place\s+3\s+2/)
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('menuitem', { name: 'CSV' }).click()
      expect((await file).suggestedFilename()).toBe('yova-journal.csv')
    })
    await site().query(`delete from catalog.categories where name ->> 'fr' = $1`, [name])
  })

  test('[ADMIN-1] a mail that was given up is seen among the operations and tried again', async () => {
    const { rows } = await site().query<{ id: string }>(
      `insert into platform.jobs (kind, payload, run_at, attempts, max_attempts, dead_at, error)
       values ('test.send_mail', '{}', now(), 12, 12, now(), 'the mail server is away') returning id`,
    )
    await asAdmin(async (page) => {
      await open(page, '/admin/operations')
      await page.getByText('the mail server is away').first().waitFor()
      await page.getByRole('button', { name: 'Réessayer test.send_mail' }).click()
      await toast(page, 'Le travail est de nouveau en file')
    })
    const left = await site().query<{ dead: boolean }>(
      'select dead_at is not null as dead from platform.jobs where id = $1',
      [rows[0]?.id],
    )
    expect(left.rows).toEqual([{ dead: false }])
    await site().query('delete from platform.jobs where id = $1', [rows[0]?.id])
  })
})
