import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'
import { texts } from './texts.generated.ts'

const { request, tokens, admin, sql, emailsTo } = await privacyFixture(await testDatabase())

const COMPLAINT = texts.of('email.complaint')('fr')
const FOOTER = 'Yova : http://127.0.0.1:3105'

/** Publishes a template override. */
async function write(key: string, title: string, body: string): Promise<void> {
  const path = `/admin/content/email-templates/${key}`
  const texts = { fr: { title, description: null, body } }
  const drafted = await request(tokens.amine, 'PUT', `${path}/draft?revision=0`, { texts })
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(200)
  expect((await request(tokens.amine, 'POST', `${path}/publication?revision=1`, {})).status).toBe(
    200,
  )
}
async function ask(kind: string, email: string): Promise<string> {
  const query = { kind, name: 'Meriem Zitouni', email, message: 'Mes données' }
  const { body } = await request(null, 'POST', '/data-requests', query)
  const { number } = body as { number: string }
  const [row] = await sql('select id from privacy.data_requests where number = $1', [number])
  return String(row?.['id'])
}

test('[LEGAL-2] what people are written of their data is said in the operator’s words, to the last mail', async () => {
  await write(
    'privacy.data_request_received',
    'Reçue : {number}',
    '{number} : réponse avant le {date}.',
  )
  await write(
    'privacy.request_refused',
    'Non : {number}',
    'Désolés {name} : {reason}\n\n{note}\n\n{complaint}',
  )
  await write('privacy.erased', 'Adieu', 'Tout est effacé, dit {site}.\n\n{complaint}')

  const email = 'zitouni@example.dz'
  const id = await ask('access', email)
  const [received] = await emailsTo(email)
  expect(received!.subject).toMatch(/^Reçue : D-/)
  expect(received!.text).toMatch(/^D-\w+ : réponse avant le \d+/)
  const note = 'La copie ne se lit pas.'
  const refused = await admin('POST', `/requests/${id}/refusal`, { reason: 'no_data', note })
  expect(refused.status, JSON.stringify(refused.body)).toBe(200)
  const [, no] = await emailsTo(email, 2)
  expect(no!.subject).toMatch(/^Non : D-/)
  expect(no!.text).toBe(
    `Désolés Meriem Zitouni : nous ne gardons aucune donnée à votre sujet.\n\n${note}\n\n${COMPLAINT}\n\n${FOOTER}\n`,
  )

  const leaving = 'adieu@example.dz'
  await ask('erasure', leaving)
  await emailsTo(leaving)
  const { body } = await admin('POST', '/erasures', { email: leaving })
  const { id: erasureId } = body as { id: string }
  expect((await admin('POST', `/erasures/${erasureId}/approval`, undefined, 'lyna')).status).toBe(
    200,
  )
  await expect
    .poll(
      async () => (await sql(`select text from platform.dev_emails where subject = 'Adieu'`))[0],
      {
        timeout: 15_000,
      },
    )
    .toMatchObject({ text: `Tout est effacé, dit Yova.\n\n${COMPLAINT}\n\n${FOOTER}\n` })
})

test('[LEGAL-2] how to complain is never reworded away: the words that leave it out are refused, with the reason', async () => {
  const keys = [
    'request_answered',
    'request_answered_file',
    'request_refused',
    'erased',
    'erased_kept',
  ]
  for (const key of keys) {
    const path = `/admin/content/email-templates/privacy.${key}`
    const text = { title: 'Adieu', description: null, body: 'Tout est dit.' }
    const drafted = await request(tokens.amine, 'PUT', `${path}/draft?revision=0`, {
      texts: { fr: text },
    })
    expect(drafted.status).toBe(422)
    expect((drafted.body as { errors: object[] }).errors).toContainEqual({
      path: 'texts.fr.body',
      code: 'complaint_notice_missing',
      message: expect.stringContaining('18-07') as string,
    })
    // The complaint notice is always sent, so the preview shows it too.
    const seen = await request(tokens.amine, 'POST', `${path}/previews`, { language: 'fr', text })
    expect((seen.body as { text: string }).text).toBe(
      `Tout est dit.\n\n${COMPLAINT}\n\n${FOOTER}\n`,
    )
  }
})
