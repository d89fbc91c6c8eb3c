import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'
import { proof, signedInLongAgo } from './account-fixture.ts'

onSite("the operator's money", ({ site, visit }) => {
  const asAdmin = (story: (page: Page) => Promise<void>) =>
    visit({ as: 'admin@yova.example', width: 1440 }, story)
  const held = async (courier: string) =>
    (
      await site().query<{ number: string; total: number; fee: number }>(
        `select o.order_number as number, o.total_centimes::int / 100 as total, coalesce(
           (select t.fee_centimes::int / 100 from shipping.shipping_rates t where t.vendor_id is null
             and t.wilaya_code = p.wilaya and t.method = o.delivery_method), o.shipping_centimes::int / 100) as fee
         from payouts.courier_cash c join orders.orders o on o.id = c.order_id
         join orders.purchases p on p.id = o.purchase_id
         where c.courier_code = $1 order by o.order_number limit 3`,
        [courier],
      )
    ).rows

  test('[AREP-3] a statement with differences is imported by one administrator, settled, and posted by another', () =>
    asAdmin(async (page) => {
      const [first, second, third] = await held('zr-express')
      if (!first || !second || !third) throw new Error('the demo has cash at its couriers')
      const rows = [
        `;${first.number};${first.total};${first.fee}`,
        `;${second.number};${second.total - 200};${second.fee}`,
        `;${third.number};${third.total};${third.fee}`,
        'YAL-UNKNOWN;;1500;0',
      ]
      const csv = ['Suivi;Commande;Montant encaissé;Frais', ...rows].join('\r\n')
      await open(page, '/admin/money?view=remittances')
      await page.getByRole('button', { name: 'Importer un relevé' }).click()
      const dialog = page.getByRole('dialog', { name: 'Importer un relevé' })
      await dialog.getByRole('button', { name: 'Importer' }).click()
      for (const missing of ['Choisissez le livreur.', 'Choisissez le fichier du livreur.'])
        await dialog.getByText(missing).waitFor()
      await dialog.getByRole('combobox', { name: 'Livreur' }).selectOption('zr-express')
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'releve-47.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csv.replace(/;\d+$/gm, ';douze').replace('1500', 'abc'), 'latin1'),
      })
      for (const text of ['Ligne 2 : frais illisibles', 'Ligne 5 : montant encaissé illisible'])
        await dialog.getByText(text).waitFor()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'releve-47.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csv, 'latin1'),
      })
      await dialog.getByText('2 lignes conformes').waitFor()
      await dialog.getByText('Montant insuffisant').waitFor()
      await dialog.getByRole('button', { name: 'Importer' }).click()
      await page.getByText('Vous l’avez importé').waitFor()
      for (const [reason, answer] of [
        ['Montant insuffisant', 'Passer en perte'],
        ['Colis inconnu', 'Contester'],
      ] as const) {
        await page.getByRole('button', { name: `Régler tous les écarts : ${reason}` }).click()
        const locator = page.getByRole('dialog', { name: `Régler tous les écarts : ${reason}` })
        await locator.getByRole('radio', { name: answer }).check()
        await locator.getByLabel('Motif').fill('Vu avec le livreur')
        await locator.getByRole('button', { name: 'Régler' }).click()
        await locator.waitFor({ state: 'hidden' })
      }
      expect(await page.getByRole('button', { name: 'Comptabiliser' }).count()).toBe(0)

      // Four-eyes rule: the statement needs another importer.
      await site().query(
        `update payouts.remittances set imported_by = (
           select id from identity.users where email = 'client@yova.example') where reference = 'releve-47'`,
      )
      await page.reload()
      await page.getByRole('button', { name: 'Comptabiliser' }).click()
      const posting = page.getByRole('dialog', { name: 'Comptabiliser le relevé releve-47' })
      await posting.getByRole('button', { name: 'Comptabiliser' }).click()
      await page.getByText('Comptabilisé', { exact: true }).first().waitFor()
      await eventually(async () =>
        (await held('zr-express')).map(({ number }) => number),
      ).not.toContain(first.number)
      await open(page, `/admin/money?view=ledger&search=${second.number}`)
      const received = page.getByRole('listitem').filter({ hasText: 'Remis par le livreur' })
      await received.getByText('Écarts de livreurs soldés').waitFor()
    }))

  test('[AREP-3] what is due is proposed as a batch, which its maker cannot approve and a second person does', async () => {
    await asAdmin(async (page) => {
      // The demo's batch contains all payouts; cancelled, they are due again.
      await open(page, '/admin/money?view=payouts')
      await page.getByRole('row').filter({ hasText: 'À approuver' }).getByRole('link').click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Annuler le lot' }).click()
      const locator = page.getByRole('dialog', { name: 'Annuler le lot' })
      await locator.getByLabel('Motif').fill('Essai')
      await locator.getByRole('button', { name: 'Annuler le lot' }).click()
      await panel.getByText('Annulé', { exact: true }).first().waitFor()

      await open(page, '/admin/money?view=payouts')
      await page.getByRole('row').filter({ hasText: 'Annulé' }).waitFor()
      await page.getByRole('button', { name: 'Proposer un lot CCP' }).click()
      const proposal = page.getByRole('dialog', { name: 'Proposer un lot CCP' })
      await proposal
        .getByText(/••••\s\d{4}/)
        .first()
        .waitFor()
      await proposal.getByRole('button', { name: /^Proposer [\d]/ }).click()
      await panel.getByText('Vous l’avez proposé').waitFor()
      expect(await panel.getByRole('button', { name: 'Approuver' }).count()).toBe(0)
    })
    await visit({ as: 'finance@yova.example', width: 1440, expects: [/400/] }, async (page) => {
      await open(page, '/admin/money?view=payouts')
      await page.getByRole('row').filter({ hasText: 'À approuver' }).getByRole('link').click()
      const panel = page.getByRole('dialog')
      const [sum = ''] = (await panel.locator('.finance-total').innerText()).split('DZD')
      // The account is checked before it is paid: in full, with the orders it is paid for.
      await panel
        .getByText(/^\d{12,20}$/)
        .first()
        .waitFor()
      await panel
        .getByText(/^\d+ commandes?$/)
        .first()
        .click()
      await panel
        .getByText(/^Y-[0-9A-Z]{8}-\d+$/)
        .first()
        .waitFor()
      await panel.getByRole('button', { name: 'Approuver' }).click()
      const approval = page.getByRole('dialog', { name: /^Approuver le lot/ })
      await approval.getByText(/boutiques?\. L'argent ne revient pas/).waitFor()
      await signedInLongAgo(site(), await storedIn(page, 'yova-auth'))
      await approval.getByRole('button', { name: `Approuver ${sum.trim()}` }).click()
      await proof(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
      await proof(page).getByRole('button', { name: 'Confirmer et continuer' }).click()
      await panel.getByText('Approuvé', { exact: true }).first().waitFor()

      for (const [step, question, confirmation, done] of [
        ['Sortir le fichier', /^Sortir le fichier du lot/, 'Sortir le fichier', 'Envoyé'],
        ['Marquer payé', /^Le lot .* est-il payé/, 'Payé', 'Payé'],
      ] as const) {
        await panel.getByRole('button', { name: step }).click()
        await page
          .getByRole('dialog', { name: question })
          .getByRole('button', { name: `${confirmation} : ${sum.trim()}` })
          .click()
        await panel.getByText(done, { exact: true }).first().waitFor()
      }
    })
  })
})
