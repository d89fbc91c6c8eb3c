import { beforeEach, expect } from 'vitest'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { inboxEmail } from '#platform/email/index.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { mailbox } from './mailbox.ts'
import { queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import {
  type InvitationView,
  StaffList,
  type StaffListView,
} from '#capabilities/vendors/staff.contract.ts'

type RequestOptions = { method?: string; body?: object; as: string; language?: string }
export type Problem = { code: string; detail: string; errors?: { path: string; message: string }[] }
type InvitationResponse = InvitationView & Problem
export type TestUser = { email: string; userId: string; token: string }

/** Amel owns a vendor; Karim may be invited. Both are new before each test. */
export async function staffFixture(database: TestDatabase) {
  const { db } = database
  const market = await marketplaceFixture(database)
  const { clock, outbox, jobs } = market
  createNotifications({ ...market, db, sendMail: inboxEmail(db, clock) })
  const box = mailbox(database, jobs)
  const rows = queryRows(database)

  async function ask<View>(path: string, { as, ...request }: RequestOptions) {
    const answer = await callApi(market.app, `/api/v1${path}`, { ...request, token: as })
    return { status: answer.status, body: answer.body as View }
  }

  let round = 0
  const newAddress = (name: string) => `${name}-${round}@mail.example`
  async function person(name: string): Promise<TestUser> {
    const email = newAddress(name)
    const { userId } = await market.account(email)
    return { email, userId, token: await market.tokenOf(email) }
  }
  async function vendorOf(owner: TestUser, name: string) {
    const id = await market.shop.vendor({ name, wilaya: '15' })
    await market.give(id, owner.userId)
    return id
  }
  const amel = {} as TestUser
  const karim = {} as TestUser
  let vendor = ''
  beforeEach(async () => {
    round += 1
    await rows('truncate platform.rate_limits')
    Object.assign(amel, await person('amel'))
    Object.assign(karim, await person('karim'))
    vendor = await vendorOf(amel, 'Poterie Amel')
  })

  const invite = (email: string, role = 'orders', as = amel.token, language = 'fr') =>
    ask<StaffListView & Problem>('/vendor/staff/invitations', {
      body: { email, role },
      as,
      language,
    })
  /** Invitation token in the newest email to this address. */
  async function linkTo(email: string): Promise<string> {
    await outbox.drain()
    const { link } = await box.lastMail(email)
    return link?.searchParams.get('invitation') ?? ''
  }
  const accept = (token: string, as: string, language = 'fr') =>
    ask<InvitationResponse>(`/account/staff-invitations/${token}/acceptance`, {
      ...{ method: 'POST', as, language },
    })

  return {
    market,
    box,
    rows,
    buy: checkoutWith((path, init) => market.app.request(path, init)),
    ask,
    newAddress,
    person,
    vendorOf,
    amel,
    karim,
    vendor: () => vendor,
    invite,
    linkTo,
    accept,
    staff: async (as = amel.token) => {
      const { items } = StaffList.parse((await ask('/vendor/staff', { as })).body)
      return items.map(({ email, role, state }) => ({ email, role, state }))
    },
    readInvitation: (token: string) =>
      ask<InvitationResponse>(`/staff-invitations/${token}`, { as: '' }),
    async joined(account: TestUser, role: string) {
      await invite(account.email, role)
      expect((await accept(await linkTo(account.email), account.token)).status).toBe(200)
    },
    statusAt: async (path: string, as: string) => (await ask(`/vendor${path}`, { as })).status,
  }
}
