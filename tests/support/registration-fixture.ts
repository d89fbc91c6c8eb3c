import { beforeEach } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { queryRows } from './market-actors.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import type { VendorDecisionView } from '#capabilities/vendors/admin.contract.ts'
import type { OwnVendorResponseView, RegistrationInput } from '#capabilities/vendors/contract.ts'

export const REGISTRATION: Partial<RegistrationInput> & object = {
  business_name: 'Poterie du Djurdjura',
  business_email: 'Poterie@Example.dz',
  business_phone: '0770123456',
  business_address: '4 rue des Frères Amrane',
  business_city: 'Tizi Ouzou',
  business_wilaya: '15',
  business_description: 'Terre cuite peinte à la main.',
  kind: 'craftsman',
  craftsman_card: '15-a-2031 / 19',
  nif: '0999 1500 0123 456',
  payout_number: '3200-50 clé 68',
  payout_holder: 'Nadia Amrane',
  terms_version: '2026-01',
}

type RequestOptions = { method?: string; body?: object; by?: string; language?: string }

/** An applicant, new before each test, and the admin who decides. */
export async function registrationFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database, { environment: {} })
  const vendors = createVendors({ ...market, db: database.db })
  const { app, guards } = market
  const account = routes().use('*', guards.customer as never)
  app.route('/own/v1/account', account.route('/', vendors.accountRoutes as never) as never)
  const backOffice = routes().use('*', guards.admin as never)
  app.route('/own/v1/admin', backOffice.route('/', vendors.adminRoutes as never) as never)
  const rows = queryRows(database)

  await market.account('admin@example.dz', 'admin')
  const admin = await market.tokenOf('admin@example.dz')
  const applicant = { userId: '', email: '', token: '' }
  let round = 0
  beforeEach(async () => {
    round += 1
    const { userId, email } = await market.account(`nadia-${round}@example.dz`)
    Object.assign(applicant, { userId, email, token: await market.tokenOf(email) })
  })

  async function ask<View>(
    path: string,
    { by = applicant.token, ...request }: RequestOptions = {},
  ) {
    const answer = await callApi(app, `/own/v1${path}`, { ...request, token: by })
    return { status: answer.status, headers: answer.headers, body: answer.body as View }
  }

  return {
    market,
    vendors,
    rows,
    applicant,
    ask,
    register: (over: object = {}, language = 'fr') =>
      ask<OwnVendorResponseView>('/account/vendor', {
        body: { ...REGISTRATION, ...over },
        language,
      }),
    own: (language = 'fr') => ask<OwnVendorResponseView>('/account/vendor', { language }),
    decide: (id: string, decision: 'approval' | 'rejection', body?: object, by = admin) =>
      ask<VendorDecisionView>(`/admin/vendors/${id}/${decision}`, {
        method: 'POST',
        by,
        ...(body && { body }),
      }),
    roleOf: async (userId: string) =>
      (await rows('select role from identity.user_roles where user_id = $1', userId))[0]?.[
        'role'
      ] ?? 'customer',
  }
}
