import { expect, test } from 'vitest'
import { after, seconds } from '#kernel/time.ts'
import type { RefreshToken, RefreshTokenId, SessionId } from '../../schema.ts'
import { decideRefresh } from './refresh-token-rotation.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const token = (id: string, parent: string | null, revokedAt: Date | null): RefreshToken => ({
  id: id as RefreshTokenId,
  sessionId: 's' as SessionId,
  parentId: parent as RefreshTokenId | null,
  revokedAt,
})
const interval = seconds(10)

test('[GOTRUE-3] the living token is replaced', () => {
  const living = token('a', null, null)
  expect(decideRefresh(living, living, noon, interval)).toBe('rotate')
})

test('[GOTRUE-3] the parent of the living token gets it again for a minute', () => {
  const decided = (later: number, reuse = interval) =>
    decideRefresh(token('a', null, noon), token('b', 'a', null), after(noon, seconds(later)), reuse)
  expect(decided(59.999)).toBe('repeat')
  expect(decided(60)).toBe('end_family')
  expect(decided(120, seconds(300))).toBe('repeat')
})

test('a thief who keeps pace with the owner ends the family', () => {
  const stolen = token('a', null, noon)
  const owners = token('b', 'a', null)
  expect(decideRefresh(stolen, owners, after(noon, seconds(3_600)), interval)).toBe('end_family')
})

test('[GOTRUE-3] a grandparent is forgiven inside the interval and ends the family at its end', () => {
  const old = token('a', null, noon)
  const living = token('c', 'b', null)
  expect(decideRefresh(old, living, after(noon, seconds(9.999)), interval)).toBe('repeat')
  expect(decideRefresh(old, living, after(noon, seconds(10)), interval)).toBe('end_family')
})

test('a family without a living token stays ended', () => {
  expect(decideRefresh(token('a', null, noon), null, noon, interval)).toBe('end_family')
})
