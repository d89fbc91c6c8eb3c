import { expect, test } from 'vitest'
import { before, hours } from '#kernel/time.ts'
import { checkApprover } from './approver.ts'

const now = new Date('2026-11-26T12:00:00Z')
const changed = (ago: number) => ({ changedAt: before(now, hours(ago)) })
const approver = { holdsMoneyDuty: true, changedAt: null }
const proposers = [{ changedAt: null }]
const codeOf = (approval: Partial<Parameters<typeof checkApprover>[0]>) => {
  const checked = checkApprover({ approver, proposers, own: null, now, ...approval })
  return checked.ok ? 'ok' : checked.error.code
}

test.each([
  ['two settled people', {}, 'ok'],
  [
    'an approver without finance',
    { approver: { ...approver, holdsMoneyDuty: false } },
    'finance_duty_missing',
  ],
  [
    'an approver of 71 hours',
    { approver: { ...approver, ...changed(71) } },
    'approver_not_settled',
  ],
  ['an approver of 72 hours', { approver: { ...approver, ...changed(72) } }, 'ok'],
  ['a proposer of 71 hours', { proposers: [changed(100), changed(71)] }, 'proposer_not_settled'],
  ['a proposal of the system', { proposers: [] }, 'ok'],
  [
    'an own proposal beside another holder',
    { own: { otherHolders: 1, announcedAt: before(now, hours(90)) } },
    'second_person_needed',
  ],
  [
    'an own proposal that was not announced',
    { own: { otherHolders: 0, announcedAt: null } },
    'sole_approver_waiting',
  ],
  [
    'an own proposal announced 71 hours ago',
    { own: { otherHolders: 0, announcedAt: before(now, hours(71)) } },
    'sole_approver_waiting',
  ],
  [
    'an own proposal announced 72 hours ago',
    { own: { otherHolders: 0, announcedAt: before(now, hours(72)) } },
    'ok',
  ],
  [
    'an own proposal of a new account',
    {
      approver: { ...approver, ...changed(1) },
      own: { otherHolders: 0, announcedAt: before(now, hours(90)) },
    },
    'approver_not_settled',
  ],
])('%s: %o is %s', (_case, approval, code) => {
  expect(codeOf(approval)).toBe(code)
})

test('a refusal says from when', () => {
  const checked = checkApprover({ approver, proposers: [changed(70)], own: null, now })
  expect(checked).toMatchObject({ error: { from: new Date('2026-11-26T14:00:00Z') } })
})
