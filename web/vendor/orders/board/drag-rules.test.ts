import { expect, test } from 'vitest'
import { mayAdvance } from '#capabilities/orders/rules/vendor-transitions.ts'
import { COLUMNS, mayMove, targetsOf } from './drag-rules.ts'

test('an order is offered the steps that the server takes, and no other', () => {
  for (const from of COLUMNS)
    for (const to of COLUMNS) {
      const isTaken = to !== 'pending' && mayAdvance(from, to).ok
      expect([from, to, mayMove(from, to)]).toEqual([from, to, isTaken])
    }
  expect(targetsOf('cancelled')).toEqual([])
})
