import { expect, test } from 'vitest'
import type { UserId } from '#capabilities/identity/index.ts'
import type { PendingVendor, VendorId } from '../schema.ts'
import { approve, mayCorrect, reject } from './verification-decision.ts'

const now = new Date('2026-11-21T10:00:00Z')
const waiting: PendingVendor = {
  id: 'v' as VendorId,
  userId: 'u' as UserId,
  businessName: 'Poterie',
  businessEmail: 'p@example.dz',
  language: 'fr',
  kind: 'company',
  isActive: true,
  status: 'pending',
}
const verified = { ...waiting, status: 'verified', verifiedAt: now } as const
const rejected = { ...waiting, status: 'rejected', rejectedAt: now, reason: 'NIF' } as const

test('[VEND-5] a request that waits is let in, or turned away with a reason', () => {
  expect(approve(waiting, now)).toEqual({ ok: true, value: verified })
  expect(reject(waiting, 'NIF', now)).toEqual({ ok: true, value: rejected })
})

test('what was decided is not decided again', () => {
  for (const vendor of [verified, rejected]) {
    const error = { code: 'vendor_already_decided', verificationStatus: vendor.status }
    expect(approve(vendor, now)).toEqual({ ok: false, error })
    expect(reject(vendor, 'x', now)).toEqual({ ok: false, error })
  }
})

test('[VSPACE-8] a request is corrected until the shop is let in', () => {
  expect(mayCorrect(waiting).ok).toBe(true)
  expect(mayCorrect(rejected).ok).toBe(true)
  expect(mayCorrect(verified)).toEqual({ ok: false, error: { code: 'vendor_already_verified' } })
})
