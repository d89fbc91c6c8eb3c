import { expect, test } from 'vitest'
import { checkAdvance } from '#capabilities/orders/rules/vendor-transitions.ts'
import { COLUMNS, canMove, dropTargets } from './drag-rules.ts'

test('an order is offered the steps that the server takes, and no other', () => {
  for (const from of COLUMNS)
    for (const to of COLUMNS) {
      const isTaken = to !== 'pending' && checkAdvance(from, to).ok
      expect([from, to, canMove(from, to)]).toEqual([from, to, isTaken])
    }
  expect(dropTargets('cancelled')).toEqual([])
})
