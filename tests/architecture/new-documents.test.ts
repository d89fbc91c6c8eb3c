import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules: these have the planted document, and no other file gets it.
vi.resetModules()
await import('#tests/support/planted-verification-documents.ts')
await import('#tests/support/planted-documents.ts')
const { AdminDocumentBody } = await import('#capabilities/documents/contract.ts')
const { testDatabase } = await import('#tests/support/database.ts')
const { photo } = await import('#tests/support/upload-files.ts')
const { verificationDocumentsFixture } =
  await import('#tests/support/verification-documents-fixture.ts')
const { documentsFixture } = await import('#tests/support/documents-fixture.ts')
afterAll(() => void vi.resetModules())

const { bought, documentOf, ticket } = await documentsFixture(
  await testDatabase({ checksRows: false }),
)

const verification = await verificationDocumentsFixture(await testDatabase({ checksRows: false }))

test('a document of the list is handed out by a signed URL, of one order and of many', async () => {
  const [first, second] = [await bought(), await bought()]
  const alone = await documentOf('handover_sheet', [first.id])
  expect(alone).toMatchObject({ status: 200, type: 'application/pdf' })
  const nameOf = ({ answer }: typeof alone) => answer.headers.get('content-disposition')
  expect(nameOf(alone)).toContain(`handover-sheet-${first.order_number}.pdf`)
  expect(nameOf(await documentOf('handover_sheet', [first.id, second.id]))).toContain('-2.pdf')
  expect(AdminDocumentBody.safeParse({ kind: 'handover_sheet' }).success).toBe(true)
  expect((await ticket('handover_sheets', [first.id])).status).toBe(422)
  expect((await ticket('handover_sheet', [first.id], 'brahim')).status).toBe(404)
})

test('a verification document of the list is asked for by kind of business, and handed in', async () => {
  const { nadia, applicant, documentsOf, upload, stateOf, vendorAsAdmin } = verification
  expect(await stateOf(nadia, 'export_licence')).toMatchObject({ need: 'optional' })
  expect((await upload(nadia, 'export_licence', await photo())).status).toBe(201)
  expect(await stateOf(nadia, 'export_licence')).toMatchObject({ state: 'pending' })
  const company = await applicant('company@example.dz', 'fr', 'company')
  expect((await documentsOf(company)).items.map(({ kind }) => kind)).toContain('export_licence')
  expect((await vendorAsAdmin(company)).missing_documents).toContain('export_licence')
  const trader = await applicant('trader@example.dz', 'fr', 'auto_entrepreneur')
  expect((await upload(trader, 'export_licence', await photo())).body).toMatchObject({
    code: 'document_not_requested',
  })
})
