import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testDatabase } from '#tests/support/database.ts'

/** Proof of access per public call. Add each new call here, and a test of its refusals. */
const PROOFS: Readonly<Record<string, string>> = {
  'POST /checkout': 'makes the purchase',
  'GET /track': 'number and contact: states alone (purchase-access.test.ts)',
  'POST /purchases/{number}/access-codes': 'sends a code to the contact (purchase-access.test.ts)',
  'POST /purchases/{number}/access-code-checks': 'the code (purchase-access.test.ts)',
  'GET /purchases/{number}': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/payments': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/payment-checks': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/cancellations': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/address-quotes': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/address-changes': 'key or account (purchase-access.test.ts)',
  'POST /purchases/{number}/delivery-answers': 'key or account (delivery-claims.http.test.ts)',
  'GET /track/returns': 'key or account (purchase-access.test.ts)',
  'POST /track/returns': 'key or account (purchase-access.test.ts)',
  'POST /track/returns/{id}/withdrawal': 'key or account (purchase-access.test.ts)',
  'POST /track/return-photos': 'key or account (purchase-access.test.ts)',
  'POST /track/invoice-tickets': 'key or account (documents/invoices.http.test.ts)',
  'POST /track/credit-note-tickets': 'key or account (documents/credit-notes.http.test.ts)',
  'POST /track/messages/reading': 'key or account (messaging/guests.http.test.ts)',
  'POST /track/messages': 'key or account (messaging/guests.http.test.ts)',
  'POST /confirmation/links': 'key or account (purchase-access.test.ts)',
  'POST /confirmation/readings': 'the emailed link (confirmation-link.http.test.ts)',
  'POST /confirmation/answers': 'the emailed link (confirmation-link.http.test.ts)',
  'POST /contact': 'the number is a word of the message: no order is read',
  'GET /files/{kind}': 'the signature of the address (documents)',
  'GET /return-photos/{name}': 'the signature of the address (returns/return-photos.http.test.ts)',
}

type Schema = { properties?: object; oneOf?: Schema[]; anyOf?: Schema[] }
type Operation = {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
type Description = { paths: Record<string, Record<string, Operation>> }

const fieldsOf = ({ properties = {}, oneOf = [], anyOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...oneOf, ...anyOf].flatMap(fieldsOf),
]
const NAMES_ONE = /^(purchase|order|return)(s|_id|_ids|_number|-key)?$|^number$/
const GUARDED = /^\/(admin|vendor|account)\//

/** Public calls with a purchase, order or return id, found in the OpenAPI document. */
const takingPurchases = ({ paths }: Description): string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const bodies = Object.values(requestBody?.content ?? {})
      const names = [
        ...parameters.map(({ name }) => name),
        ...bodies.flatMap(({ schema }) => fieldsOf(schema ?? {})),
      ]
      const takesOne =
        /purchase|order|track|return|confirmation|checkout/.test(path) ||
        names.some((name) => NAMES_ONE.test(name))
      return takesOne && !GUARDED.test(path) ? [`${method.toUpperCase()} ${path}`] : []
    }),
  )

test('every public call that takes a purchase or an order says what proves the right to it', async () => {
  const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
  if (!config.ok) throw new Error(JSON.stringify(config.error))
  const marketplace = await createMarketplace({
    config: config.value,
    secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
    database: await testDatabase(),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  })
  await marketplace.start()
  onTestFinished(() => marketplace.stop())
  const answer = await marketplace.app.fetch(new Request('http://localhost/api/v1/openapi.json'), {
    inProcess: { requestId: 'asked', clientAddress: '10.0.0.1' },
  })
  expect(answer.status).toBe(200)
  const found = takingPurchases((await answer.json()) as Description)
  expect(found.toSorted()).toEqual(Object.keys(PROOFS).toSorted())
})
