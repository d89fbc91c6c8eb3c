import { expect, test } from 'vitest'
import { actionsFor, undoAfter } from './actions.ts'
import { type Item, subjectRecordPath } from './query.ts'

const item = (fields: Partial<Item>): Item => ({
  kind: 'report',
  id: 'r1',
  since: '2026-11-21T10:00:00.000Z',
  due_on: null,
  days_left: null,
  title: 'Tajine',
  text: null,
  author: null,
  rating: null,
  reason: null,
  note: null,
  state: 'published',
  about: null,
  about_id: 'a1',
  report_count: 1,
  product_id: 'p1',
  version: null,
  report_version: null,
  shop: { id: 's1', name: 'Amel' },
  missing: [],
  taken_by: null,
  ...fields,
})
const names = (fields: Partial<Item>) => actionsFor(item(fields)).map(({ name }) => name)

test.each([
  [{ kind: 'review', state: 'pending' }, ['hide', 'publish']],
  [{ kind: 'question', state: 'hidden', reason: 'insult' }, ['publish']],
  [{ about: 'review' }, ['dismiss', 'hide']],
  [{ about: 'review', state: 'withdrawn' }, ['dismiss', 'uphold']],
  [{ about: 'product', state: 'active' }, ['dismiss', 'withdraw']],
  [{ about: 'product', state: 'archived' }, ['dismiss', 'uphold']],
  [{ about: 'shop', state: 'active' }, ['dismiss', 'suspend']],
  [{ kind: 'contact', state: 'open' }, ['close', 'reply']],
  [{ kind: 'vendor', state: 'pending' }, ['reject', 'approve']],
  [{ kind: 'document', state: 'pending', reason: 'rc' }, ['refuse-paper', 'accept-paper']],
  [{ kind: 'data_request', state: 'received' }, []],
] as [Partial<Item>, string[]][])('%j may be %j', (fields, expected) => {
  expect(names(fields)).toEqual(expected)
})

test('hiding what was reported is taken back as a whole: shown again, and reported again', () => {
  const hide = actionsFor(item({ about: 'question', about_id: 'q1' })).at(-1)
  expect(hide?.calls('insult')).toEqual([
    {
      path: '/api/v1/admin/questions/q1/state',
      method: 'PUT',
      body: { state: 'hidden', reason: 'insult' },
    },
  ])
  expect(hide?.undo?.map(({ path, body }) => [path, body])).toEqual([
    ['/api/v1/admin/questions/q1/state', { state: 'published' }],
    ['/api/v1/admin/reports/r1/state', { state: 'open' }],
  ])
})

test('a product or a shop is closed for a reason, which goes to it', () => {
  for (const [about, body] of [
    ['product', { status: 'archived', reason: 'Copie' }],
    ['shop', { is_active: false, reason: 'Copie' }],
  ] as const) {
    const [, close] = actionsFor(item({ about, state: 'active' }))
    expect(close?.asks).toBe('words')
    expect(close?.calls('Copie').at(-1)?.body).toEqual(body)
  }
})

test('what was hidden is hidden again for the same reason', () => {
  const [publish] = actionsFor(item({ kind: 'review', state: 'hidden', reason: 'false' }))
  expect(publish?.undo).toMatchObject([{ body: { state: 'hidden', reason: 'false' } }])
})

test.each([
  [{ kind: 'vendor', id: 'v1' }, '/admin/vendors?vendor=v1'],
  [{ kind: 'data_request', id: 'd1' }, '/admin/privacy?view=requests&id=d1'],
  [{ about: 'shop', about_id: 's1' }, '/admin/vendors?vendor=s1'],
  [{ about: 'product' }, '/admin/products/p1'],
  [{ about: 'question' }, '/product/p1#questions'],
  [{ kind: 'review' }, '/product/p1#reviews'],
  [{ kind: 'contact' }, null],
] as [Partial<Item>, string | null][])('%j is known whole at %s', (fields, address) => {
  expect(subjectRecordPath(item(fields))).toBe(address)
})

test('a paper is accepted until a day where one stands on it, and refused for a reason with words', () => {
  const subject = (kind: string) =>
    actionsFor(item({ kind: 'document', reason: kind, state: 'pending' }))
  expect(subject('rc').map(({ asks }) => asks)).toEqual(['paper', undefined])
  const [refuse, accept] = subject('identity_card')
  expect(accept?.asks).toBe('day')
  expect(accept?.calls('')[0]?.body).toEqual({ expires_on: null })
  expect(accept?.calls('2030-01-31')[0]?.body).toEqual({ expires_on: '2030-01-31' })
  expect(refuse?.calls('other\nLe coin manque.\nReprenez-la.')).toEqual([
    {
      path: '/api/v1/admin/vendors/s1/verification-documents/r1/rejection',
      method: 'POST',
      body: { reason: 'other', refusal_note: 'Le coin manque.\nReprenez-la.' },
    },
  ])
})

test('a shop whose papers are missing is let in after a question, and says so', () => {
  const approvalOf = (missing: Item['missing']) =>
    actionsFor(item({ kind: 'vendor', missing })).at(-1)
  expect(approvalOf([])?.asks).toBeUndefined()
  expect(approvalOf([])?.calls('')[0]?.path).toMatch(/approval\?is_confirmed=false$/)
  expect(approvalOf(['rc'])?.asks).toBe('missing')
  expect(approvalOf(['rc'])?.calls('')[0]?.path).toMatch(/approval\?is_confirmed=true$/)
})

test('the undo of an act that was carried out all the same names the version that this act produced', () => {
  const [hide] = actionsFor(item({ kind: 'review', state: 'published', version: 3 }))
  const path = '/api/v1/admin/reviews/r1/state'
  const versions = (forced: [string, number][]) =>
    undoAfter(hide?.undo ?? [], new Map(forced)).map(({ body }) => body)
  expect(versions([])).toEqual([{ state: 'published', version: 4 }])
  expect(versions([[path, 7]])).toEqual([{ state: 'published', version: 8 }])
})
