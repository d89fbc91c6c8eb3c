import type { Brand } from '#kernel/brand.ts'
import type { AssuranceLevel, SessionId } from '../schema.ts'

export type { SessionId, UserId } from '../schema.ts'
export type AddressId = Brand<string, 'AddressId'>

/** Where a customer has parcels sent; at most one is offered first. */
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

/** A sign-in that is open, with what the browser said of itself. */
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

/** Several rows of what is kept of a person, under the names of their columns. */
export type PersonalDataRows = Record<string, unknown>[]
