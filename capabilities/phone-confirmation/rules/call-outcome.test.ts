import { expect, test } from 'vitest'
import type { CallRules, TaskState } from '../schema.ts'
import { taskExpiry, taskTransition, type CallOutcomeInput } from './call-outcome.ts'

const now = new Date('2026-11-21T10:00:00+01:00')
const rules: CallRules = {
  maxAttempts: 4,
  spacingMinutes: 120,
  from: '09:00',
  until: '20:00',
  expiresHours: 72,
}
const line = {
  state: 'to_confirm' as TaskState,
  attempts: 0,
  expiresAt: new Date('2026-11-24T10:00:00+01:00'),
}
const after = (callOutcome: CallOutcomeInput, from = line) =>
  taskTransition(from, callOutcome, { now, rules })
const moved = (callOutcome: CallOutcomeInput, from = line) => {
  const result = after(callOutcome, from)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

test('a yes lets the order go on', () => {
  expect(moved({ outcome: 'confirmed', deliveryNote: null })).toMatchObject({
    state: 'confirmed',
    attempts: 1,
    nextCallAt: null,
    order: { to: 'confirmed' },
  })
})

test('whoever does not answer is called again after the pause, and given up after the last try', () => {
  const first = moved({ outcome: 'no_answer' })
  expect(first).toMatchObject({ state: 'no_answer', attempts: 1, order: null })
  expect(first.nextCallAt).toEqual(new Date('2026-11-21T12:00:00+01:00'))
  expect(
    moved({ outcome: 'unreachable' }, { ...line, state: 'no_answer', attempts: 2 }),
  ).toMatchObject({ state: 'no_answer', attempts: 3 })
  expect(
    moved({ outcome: 'no_answer' }, { ...line, state: 'no_answer', attempts: 3 }),
  ).toMatchObject({
    state: 'expired',
    attempts: 4,
    nextCallAt: null,
    order: { to: 'cancelled', reason: 'unreachable' },
  })
})

test('a buyer is called back when they chose, within the hours and before the line ends', () => {
  const time = (text: string) => after({ outcome: 'callback', at: new Date(`${text}:00+01:00`) })
  expect(time('2026-11-22T18:30')).toMatchObject({
    ok: true,
    value: { state: 'callback', order: null, callbackAt: new Date('2026-11-22T18:30:00+01:00') },
  })
  expect(time('2026-11-21T10:00')).toMatchObject({ error: { code: 'callback_in_the_past' } })
  expect(time('2026-11-22T20:30')).toMatchObject({ error: { code: 'callback_outside_hours' } })
  expect(time('2026-11-24T10:00')).toMatchObject({ error: { code: 'callback_too_late' } })
})

test.each([
  [{ outcome: 'refused', reason: 'too_expensive' }, 'refused', 'too_expensive'],
  [{ outcome: 'wrong_number' }, 'wrong_number', 'wrong_number'],
  [{ outcome: 'duplicate', of: 'other' }, 'duplicate', 'duplicate'],
] as const)('%o cancels the order', (input, state, reason) => {
  expect(moved(input)).toMatchObject({ state, order: { to: 'cancelled', reason } })
})

test('what is decided stays decided', () => {
  for (const state of ['confirmed', 'refused', 'expired', 'duplicate', 'wrong_number'] as const)
    expect(after({ outcome: 'no_answer' }, { ...line, state })).toMatchObject({
      error: { code: 'call_already_decided' },
    })
})

test('a line that nobody confirmed in time gives its order back', () => {
  expect(taskExpiry({ attempts: 2 })).toMatchObject({
    state: 'expired',
    attempts: 2,
    order: { to: 'cancelled', reason: 'not_confirmed' },
  })
})
