import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { privacyFixture } from './privacy-fixture.ts'
import { AdminVendor, type AdminVendorView } from '#capabilities/vendors/admin.contract.ts'
import {
  VerificationDocuments,
  type VerificationDocumentsView,
} from '#capabilities/vendors/verification-documents.contract.ts'

export type Applicant = { token: string; vendorId: string; userId: string }

export const OWN_DOCUMENTS = '/account/vendor/verification-documents'
export const vendorPath = (by: Applicant): string => `/admin/vendors/${by.vendorId}`

/** Two applicants, two admins (`tokens`) and a buyer. */
export async function verificationDocumentsFixture(database: TestDatabase) {
  const market = await privacyFixture(database)
  const { app, sql, account, signIn, tokens, emailsTo, folder } = market

  async function applicant(email: string, language = 'fr', kind = 'craftsman'): Promise<Applicant> {
    const { userId } = await account(email)
    const [row] = await sql(
      `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya, kind,
         language, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Poterie Amel', $2, '15', $3, $4, now(), now()) returning id`,
      [userId, `shop.${email}`, kind, language],
    )
    return { token: await signIn(email), vendorId: String(row?.['id']), userId }
  }
  const nadia = {} as Applicant
  const brahim = {} as Applicant
  const buyer = { token: '' }
  beforeAll(async () => {
    Object.assign(nadia, await applicant('nadia@example.dz'))
    Object.assign(brahim, await applicant('brahim@example.dz'))
    await account('buyer@example.dz')
    buyer.token = await signIn('buyer@example.dz')
  })

  async function send(token: string, method: string, path: string, body?: Uint8Array | object) {
    const answer = await callApi(app, `/api/v1${path}`, { method, body, token })
    return { ...answer, body: (answer.body ?? {}) as Record<string, unknown> }
  }
  const documentsOf = async (by: Applicant): Promise<VerificationDocumentsView> =>
    VerificationDocuments.parse((await send(by.token, 'GET', OWN_DOCUMENTS)).body)
  const documentPath = (by: Applicant, id: string) =>
    `${vendorPath(by)}/verification-documents/${id}`

  return {
    app,
    sql,
    tokens,
    emailsTo,
    folder,
    applicant,
    nadia,
    brahim,
    buyer,
    send,
    documentsOf,
    upload: (by: Applicant, kind: string, bytes: Uint8Array) =>
      send(by.token, 'POST', `${OWN_DOCUMENTS}/${kind}`, bytes),
    stateOf: async (by: Applicant, kind: string) =>
      (await documentsOf(by)).items.find((item) => item.kind === kind),
    decide: (by: Applicant, id: string, how: 'acceptance' | 'rejection', body: object) =>
      send(tokens.amine, 'POST', `${documentPath(by, id)}/${how}`, body),
    open: (by: Applicant, document: { id: string | null } | undefined) =>
      send(tokens.amine, 'GET', documentPath(by, String(document?.id))),
    vendorAsAdmin: async (by: Applicant): Promise<AdminVendorView> =>
      AdminVendor.parse((await send(tokens.amine, 'GET', vendorPath(by))).body),
    /** Names of the stored files. */
    async stored() {
      const names = await readdir(join(folder, 'files', 'documents')).catch(() => [])
      return names.filter((name) => !name.endsWith('.content-type'))
    },
  }
}
