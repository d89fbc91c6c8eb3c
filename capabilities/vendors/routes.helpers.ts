import type { Context } from 'hono'
import { adminActor } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { VendorId } from './schema.ts'

export const VENDOR_NOT_FOUND = { vendor_not_found: 404 } as const

export const adminVendorCommand = (c: Context, id: VendorId) => ({
  vendorId: id,
  ...adminActor<UserId>(c),
})
