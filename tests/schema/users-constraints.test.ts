import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { hours, id, createRowFactory, NOW, type Row, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory

beforeAll(async () => {
  world = await createRowFactory(database)
})

describe('privacy', () => {
  const text: Row = {
    purpose: 'cookies_analytics',
    version: '1',
    sha256: 'a'.repeat(64),
    in_force_on: '2026-01-01',
    created_at: NOW,
  }
  const consent = (fields: Row = {}): Row => ({
    id: id(),
    visitor_id: id(),
    purpose: 'cookies_analytics',
    version: '1',
    is_given: true,
    source: 'banner',
    language: 'ar',
    given_at: NOW,
    ...fields,
  })

  test('a consent is to a text that is kept, by somebody, and never changes', async () => {
    const begin = [inserting('privacy.consent_texts', text)]
    const give = (fields: Row = {}) => inserting('privacy.consents', consent(fields))
    expect(await attempt([...begin, give()])).toBe('taken')
    expect(await attempt([...begin, give({ version: '2' })])).toBe('unknown')
    expect(await attempt([...begin, give({ visitor_id: null })])).toBe('check')
    expect(
      await attempt([...begin, give(), ['update privacy.consents set is_given = false']]),
    ).toBe('kept')
    expect(await attempt([...begin, give(), ['delete from privacy.consents']])).toBe('kept')
    expect(
      await attempt([...begin, ["update privacy.consent_texts set sha256 = repeat('b', 64)"]]),
    ).toBe('kept')
  })

  test('a request keeps the deadline of its day and is answered to somebody known', async () => {
    const request: Row = {
      id: id(),
      number: 'D-00000001',
      kind: 'erasure',
      name: 'Amina',
      email: 'amina@people.example',
      language: 'fr',
      received_at: NOW,
      received_on: '2026-11-21',
      legal_days: 10,
      legal_source: 'loi 18-07, art. 35',
      due_on: '2026-12-01',
    }
    const file = (fields: Row = {}) => inserting('privacy.data_requests', { ...request, ...fields })
    const answered = { state: 'answered', answered_at: NOW, answer: 'Fait.' }
    const known = { verified_at: NOW, verified_how: 'mail_code' }
    expect(await attempt([file()])).toBe('taken')
    expect(await attempt([file({ due_on: '2026-12-20' })])).toBe('check')
    expect(await attempt([file(answered)])).toBe('check')
    expect(await attempt([file({ ...answered, ...known })])).toBe('taken')
    expect(await attempt([file({ ...known, state: 'answered', answered_at: NOW })])).toBe('check')
    expect(await attempt([file({ state: 'refused', refused_at: NOW })])).toBe('check')
    const later = "update privacy.data_requests set due_on = '2026-12-31', legal_days = 40"
    expect(await attempt([file(), [later]])).toBe('kept')
  })

  test('what an erasure keeps has its reason', async () => {
    const erasure = id()
    const begin = inserting('privacy.erasures', {
      id: erasure,
      user_id: world.amina,
      planned_at: NOW,
      run_after: hours(24),
    })
    const step = (fields: Row) =>
      inserting('privacy.erasure_steps', {
        erasure_id: erasure,
        capability: 'orders',
        erased_rows: 3,
        kept_rows: 2,
        kept_reason: 'code de commerce, art. 12',
        done_at: NOW,
        ...fields,
      })
    expect(await attempt([begin, step({})])).toBe('taken')
    expect(await attempt([begin, step({ kept_reason: null })])).toBe('check')
    expect(await attempt([begin, step({}), step({})])).toBe('twice')
    const early = [
      "update privacy.erasures set state = 'running', started_at = planned_at",
    ] as const
    expect(await attempt([begin, early])).toBe('check')
  })
})

describe('notifications and analytics', () => {
  test('advertising needs its consent; the mails that protect an account stay on', async () => {
    const prefer = (fields: Row) =>
      attempt([
        inserting('notifications.preferences', {
          user_id: world.amina,
          topic: 'marketing',
          channel: 'mail',
          is_enabled: true,
          consented_at: NOW,
          consent_version: '1',
          changed_at: NOW,
          ...fields,
        }),
      ])
    expect(await prefer({})).toBe('taken')
    expect(await prefer({ consented_at: null, consent_version: null })).toBe('check')
    expect(await prefer({ consent_version: null })).toBe('check')
    expect(await prefer({ topic: 'security', is_enabled: false })).toBe('check')
  })

  test('a fact reaches a person once by a channel', async () => {
    const send = (fields: Row = {}) =>
      inserting('notifications.deliveries', {
        id: id(),
        event_key: 'orders.order_shipped:1',
        topic: 'orders',
        channel: 'sms',
        recipient: '+213550123456',
        language: 'fr',
        template_key: 'orders.shipped',
        created_at: NOW,
        ...fields,
      })
    expect(await attempt([send(), send({ channel: 'mail' })])).toBe('taken')
    expect(await attempt([send(), send()])).toBe('twice')
    expect(await attempt([send({ topic: 'marketing' })])).toBe('check')
    expect(await attempt([send({ state: 'sent' })])).toBe('check')
    expect(await attempt([send({ state: 'failed', ended_at: NOW })])).toBe('check')
  })

  test('a visitor is followed with consent only, in dinars, and files say they are estimates', async () => {
    const event = (fields: Row) =>
      attempt([
        inserting('analytics.events', {
          id: id(),
          name: 'view_item',
          visitor_id: id(),
          consent_version: '1',
          product_id: world.product,
          happened_at: NOW,
          received_at: NOW,
          ...fields,
        }),
      ])
    expect(await event({})).toBe('taken')
    expect(await event({ consent_version: null })).toBe('missing')
    expect(await event({ currency: 'EUR' })).toBe('check')
    expect(await event({ name: 'purchase' })).toBe('check')
    const file = (fields: Row) =>
      attempt([
        inserting('analytics.advertising_exports', {
          id: id(),
          platform: 'google',
          period: 'total',
          until_on: '2026-11-21',
          figures: {},
          quality_score: 8,
          created_by: world.karim,
          created_at: NOW,
          ...fields,
        }),
      ])
    expect(await file({})).toBe('taken')
    expect(await file({ is_estimate: false })).toBe('check')
    expect(await file({ quality_score: 11 })).toBe('check')
    expect(await file({ platform: 'meta' })).toBe('check')
  })
})

describe('messaging', () => {
  test('a message is never rewritten; it can only lose its words', async () => {
    const thread = id()
    const message = id()
    const begin = [
      inserting('messaging.threads', {
        id: thread,
        vendor_id: world.shop,
        kind: 'shop',
        buyer_id: world.amina,
        subject: 'Une question',
        language: 'fr',
        last_message_at: NOW,
        created_at: NOW,
      }),
      inserting('messaging.messages', {
        id: message,
        vendor_id: world.shop,
        thread_id: thread,
        author_role: 'buyer',
        author_id: world.amina,
        body: 'Bonjour',
        sent_at: NOW,
      }),
    ]
    const change = (set: string) =>
      attempt([...begin, [`update messaging.messages set ${set} where id = $1`, message]])
    expect(await change("body = 'Au revoir'")).toBe('kept')
    expect(await change('body = null')).toBe('kept')
    expect(await change("sent_at = sent_at + interval '1 day'")).toBe('kept')
    expect(await change('read_at = sent_at')).toBe('taken')
    expect(await change("body = null, redacted_at = now(), redact_reason = 'erasure'")).toBe(
      'taken',
    )
    expect(await attempt([...begin, ['delete from messaging.messages']])).toBe('kept')
  })
})
