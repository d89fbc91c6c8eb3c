import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEARNING, learnedBoost, toLearnedTerm, votesOfOneAddress } from './learned-boost.ts'

test('one address that votes every day for ever teaches nothing', () => {
  const votes = votesOfOneAddress(LEARNING)
  expect(votes).toBeLessThan(LEARNING.fewestVotes)
  expect(learnedBoost({ votes, ofTerm: votes })).toBe(0)
})

const count = fc.double({ min: 0, max: 1e9, noNaN: true })

test('no number of votes moves a product further than the bound', () => {
  fc.assert(
    fc.property(count, count, (votes, others) => {
      const boost = learnedBoost({ votes, ofTerm: votes + others })
      expect(boost).toBeGreaterThanOrEqual(0)
      expect(boost).toBeLessThanOrEqual(LEARNING.maxBoost)
    }),
  )
})

test('few votes weigh less than their share, many weigh about their share', () => {
  const half = (ofTerm: number) => learnedBoost({ votes: ofTerm / 2, ofTerm }) / LEARNING.maxBoost
  expect(half(40)).toBeCloseTo(0.25)
  expect(half(100_000)).toBeCloseTo(0.5)
})

test('a query is learned as it is searched, and never when it may name a person', () => {
  expect(toLearnedTerm('  Théière  GRAVÉE ')).toBe('theiere gravee')
  expect(toLearnedTerm("l'été")).toBe(toLearnedTerm('L’ÉTÉ'))
  expect(toLearnedTerm('amel@example.dz')).toBeNull()
  expect(toLearnedTerm('0550 12 34 56')).toBeNull()
  expect(toLearnedTerm('  ')).toBeNull()
})
