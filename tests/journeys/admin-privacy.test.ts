import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  DESKTOP,
  eventually,
  onSite,
  open,
  PHONE,
  type Visit,
} from '#tests/support/visitor-story.ts'

const toast = (page: Page, text: string) =>
  page.locator('.toaster').getByText(text).first().waitFor()

onSite("the back office's desk for people's data", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>, more: Visit = {}) =>
    visit({ as: 'admin@yova.example', sharesSession: true, width: DESKTOP, ...more }, story)

  test('[LEGAL-2] a request is proven by its code on a phone, and answered with a file', async () => {
    const email = `demande.${crypto.randomUUID().slice(0, 8)}@example.dz`
    const filed = await fetch(`${site().url}/api/v1/data-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ kind: 'access', name: 'Sara Mansouri', email }),
    })
    const { number } = (await filed.json()) as { number: string }
    await asAdmin(
      async (page) => {
        await open(page, `/admin/privacy?search=${number}`)
        await page.getByRole('link', { name: new RegExp(number) }).click()
        const panel = page.getByRole('dialog', { name: /^Accès/ })
        // A tap, because a hovering pointer would keep the toast over the next button.
        await panel.getByRole('button', { name: 'Envoyer un code' }).tap()
        await toast(page, 'Enregistré')
        await page.locator('.toaster .toast').waitFor({ state: 'detached' })
        const emailed = async () => {
          const { rows } = await site().query<{ text: string }>(
            'select text from platform.dev_emails where "to" = $1',
            [email],
          )
          return /^\d{6}$/m.exec(rows.map(({ text }) => text).join('\n'))?.[0] ?? ''
        }
        await eventually(emailed).toMatch(/^\d{6}$/)
        await panel.getByRole('button', { name: 'Saisir le code' }).click()
        const locator = page.getByRole('dialog', { name: 'Saisir le code' })
        await locator.getByLabel('Code à six chiffres').fill(await emailed())
        await locator.getByRole('button', { name: 'Saisir le code' }).click()
        await panel.getByText('Identité vérifiée').first().waitFor()
        await panel.getByRole('button', { name: 'Répondre' }).click()
        const answer = page.getByRole('dialog', { name: 'Répondre' })
        await answer.getByLabel('Réponse').fill('Voici tout ce que nous gardons de vous.')
        await answer.getByRole('button', { name: 'Répondre' }).click()
        await panel.getByText('Fichier joint jusqu’au').waitFor()
      },
      { width: PHONE },
    )
    const { rows } = await site().query<{ state: string; files: number }>(
      `select r.state, count(x.*)::integer as files from privacy.data_requests r
       join privacy.exports x on x.request_id = r.id where r.number = $1 group by r.state`,
      [number],
    )
    expect(rows).toEqual([{ state: 'answered', files: 1 }])
  })

  test('[LEGAL-2] somebody is found, their erasure planned and given up, and each look is told', async () => {
    await asAdmin(async (page) => {
      await open(page, '/admin/privacy?view=people')
      const field = page.getByRole('searchbox', { name: 'E-mail, téléphone ou n° de commande' })
      await field.fill('client@yova.example')
      await page.getByRole('button', { name: /^Prévoir l’effacement de/ }).click()
      await page.getByRole('heading', { name: 'Ce qui est prévu' }).waitFor()
      await page.locator('.privacy-plan-steps li').first().waitFor()
      await page.getByRole('button', { name: 'Annuler' }).click()
      await page.getByRole('link', { name: 'Consultations' }).click()
      await page.getByText('Recherche de personne').nth(1).waitFor()
    })
  })

  test('[LEGAL-3] a leak is opened, and cannot be closed before the authority was told', async () => {
    const title = `Fuite ${crypto.randomUUID().slice(0, 6)}`
    await asAdmin(
      async (page) => {
        await open(page, '/admin/privacy?view=breaches')
        await page.getByRole('button', { name: 'Ouvrir un dossier' }).click()
        const form = page.getByRole('dialog', { name: 'Ouvrir un dossier' })
        await form.getByLabel('Objet').fill(title)
        await form.getByRole('button', { name: 'Enregistrer' }).click()
        await form.getByText('Ce champ').first().waitFor()
        expect(await form.getByLabel('Objet').inputValue()).toBe(title)
        await form.getByLabel('Faits').fill('Un fichier est parti.')
        await form.getByRole('button', { name: 'Enregistrer' }).click()
        const panel = page.getByRole('dialog', { name: new RegExp(title) })
        await panel.getByText(/heures pour prévenir/).waitFor()
        expect(await panel.getByRole('button', { name: 'Clore le dossier' }).count()).toBe(0)
        for (const step of [
          'Noter : ANPDP prévenue',
          'Noter : fuite arrêtée',
          'Clore le dossier',
        ]) {
          await panel.getByRole('button', { name: step }).click()
          const locator = page.getByRole('dialog', { name: step })
          await locator.getByLabel('Ce qui a été fait').fill('Fait le jour même.')
          await locator.getByRole('button', { name: 'Enregistrer' }).click()
          await locator.waitFor({ state: 'hidden' })
        }
        await panel.getByText('Clos', { exact: true }).first().waitFor()
      },
      { expects: [/422/] },
    )
  })
})
