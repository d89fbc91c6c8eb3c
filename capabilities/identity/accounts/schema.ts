import type { Brand } from '#kernel/brand.ts'
import type { AssuranceLevel, SessionId } from '../schema.ts'

export type { SessionId, UserId } from '../schema.ts'
export type AddressId = Brand<string, 'AddressId'>

/** A buyer's shipping address; at most one is the default. */
export type Address = {
  id: AddressId
  label: string
  firstName: string
  lastName: string
  phone: string
  address: string
  city: string
  communeCode: string | null
  wilaya: string
  postalCode: string | null
  isDefault: boolean
  createdAt: Date
  updatedAt: Date
}

export type ActiveSession = {
  id: SessionId
  aal: AssuranceLevel
  userAgent: string | null
  ip: string | null
  createdAt: Date
  refreshedAt: Date | null
}

export type Device = {
  kind: 'phone' | 'tablet' | 'computer' | 'unknown'
  browser: string | null
  system: string | null
}

/** Rows of a personal data export, keyed by column name. */
export type PersonalDataRows = Record<string, unknown>[]
