import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test('a problem document has its sentence, and its errors by field', () => {
  const errors = [{ path: 'email', code: 'required', message: 'Missing' }]
  expect(problemOf(422, { code: 'invalid', detail: 'No', errors })).toEqual({
    ...{ status: 422, code: 'invalid', detail: 'No' },
    errors: { email: 'Missing' },
  })
})

test.each([null, 'offline', [], { errors: 'none', detail: 1 }, { errors: [null, 'x'] }])(
  'what is none has no words: %j',
  (answer) => {
    expect(problemOf(502, answer)).toEqual({ status: 502, code: '', detail: null, errors: {} })
  },
)
