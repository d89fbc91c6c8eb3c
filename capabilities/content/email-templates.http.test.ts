import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { listInbox } from '#platform/email/index.ts'
import { renderEmail } from '#platform/email/email-layout.ts'
import {
  defaultTemplate,
  templateErrors,
  applyTemplateOverride,
  templateVariables,
} from '#platform/email/template-overrides.ts'
import { EMAIL_TEMPLATES } from '#server/email-templates.ts'
import { contentFixture, textOf as text } from '#tests/support/content-fixture.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { EmailTemplateDocument, EmailTemplatesList } from './contract.ts'

const { database, market, jobs, elsewhere, call, draft, publish, withdraw } = await contentFixture()
const { db } = database
const { outbox } = market
const sender = { siteUrl: 'https://yova.example' }

test.each(EMAIL_TEMPLATES)(
  'the built-in words of $key are what it says, in three languages',
  (occasion) => {
    for (const language of LANGUAGES) {
      const wording = defaultTemplate(occasion, language)
      const known = templateVariables(occasion, language)
      expect(templateErrors(wording, known)).toEqual([])
      expect(wording.title + wording.body).not.toMatch(/undefined|NaN|Invalid/)
      const example = occasion.example(language, (_, given) => given)
      expect(renderEmail(applyTemplateOverride(example, wording), sender)).toEqual(
        renderEmail(example, sender),
      )
      expect(renderEmail(example, sender).text).not.toMatch(/[{}]/)
    }
  },
)

test('every template can be drafted, published and taken back to its built-in words', async () => {
  for (const template of EMAIL_TEMPLATES) {
    const key = `email-templates/${template.key}`
    const statuses = [
      (await draft(key, { fr: defaultTemplate(template, 'fr') })).status,
      (await publish(key)).status,
      (await withdraw(key)).status,
    ]
    expect([template.key, ...statuses]).toEqual([template.key, 200, 200, 200])
  }
})

test('every mail is listed, and one that opens an account keeps its code and its button', async () => {
  const { items } = EmailTemplatesList.parse((await call('/admin/content/email-templates')).body)
  expect(items.map(({ key }) => key).toSorted()).toEqual(
    EMAIL_TEMPLATES.map(({ key }) => key).toSorted(),
  )
  const key = 'email-templates/identity.recovery'
  const { status, body } = await draft(key, { fr: text('Mot de passe', 'Suivez {lien}') })
  expect(status).toBe(422)
  expect((body as { errors: object[] }).errors).toMatchObject([
    { path: 'texts.fr.body', code: 'unknown_variable' },
    { path: 'texts.fr.body', code: 'variable_missing' },
    { path: 'texts.fr.body', code: 'variable_missing' },
  ])
  const fr = text('Nouveau mot de passe', '[Choisir]({button})\n\n{code}')
  expect((await draft(key, { fr })).status).toBe(200)
  const trial = { language: 'fr', text: fr }
  expect((await call(`/admin/content/${key}/previews`, { body: trial })).body).toMatchObject({
    text: expect.stringMatching(
      /^Choisir :\nhttps:\/\/yova\.example\/auth\/confirm\n\n204561\n\nYova : \S+\n$/,
    ) as string,
  })
  const sent = await call(`/admin/content/${key}/test-emails`, { body: trial })
  expect(sent.body).toEqual({ to: 'nadia@example.dz' })
  expect(await listInbox(db)).toMatchObject([{ subject: 'Nouveau mot de passe' }])
})

test('the mail of a real order says the operator’s words, sent by another process, and the built-in ones again', async () => {
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await market.shop.product(amel, { name: 'Tajine bleu', price: 4800, stock: 9 })
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const emailed = async () => {
    await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'fr' })
    await outbox.drain()
    await jobs.drain()
    return (await listInbox(db)).find(({ to }) => to === 'meriem@mail.example')!
  }
  const key = 'email-templates/orders.purchase_placed'
  await draft(key, { fr: text('Saha {name} !', 'Reçu {number}.\n\n{details}\n\n[Où ?]({button})') })
  expect((await emailed()).subject).toMatch(/^Votre commande .* est confirmée$/) // a draft is not used
  await publish(key)
  await expect
    .poll(
      () =>
        elsewhere.reword({ ...LETTER, about: { occasion: 'orders.purchase_placed', values: {} } })
          .subject,
    )
    .toBe('Saha {name} !')
  const mail = await emailed()
  expect(mail.subject).toBe('Saha Meriem !')
  expect(mail.text).toMatch(/^Reçu Y-/)
  expect(mail.text).toContain('1 × Tajine bleu')
  expect(mail.text).toContain('Où ? :\nhttp')

  const back = await withdraw(key)
  expect(EmailTemplateDocument.parse(back.body).versions[0]?.state).toBe('superseded')
  await expect
    .poll(
      () =>
        elsewhere.reword({ ...LETTER, about: { occasion: 'orders.purchase_placed', values: {} } })
          .subject,
    )
    .toBe('x')
  expect((await emailed()).subject).toMatch(/^Votre commande .* est confirmée$/)
  expect(market.failures).toEqual([])
})
const LETTER = { language: 'fr', subject: 'x', siteName: 'Yova', blocks: [] } as const
