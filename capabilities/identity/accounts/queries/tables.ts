import type { Language } from '#kernel/locale.ts'
import type { ProfileRow, SessionRow, UserRow } from '../../auth/queries/tables.ts'

export type AccountTables = {
  'identity.users': UserRow
  'identity.sessions': SessionRow
  'identity.profiles': Omit<ProfileRow, 'language'> & { language: Language }
  'identity.addresses': AddressRow
}

export type AddressRow = {
  id: string
  user_id: string
  label: string
  first_name: string
  last_name: string
  phone: string
  address: string
  city: string
  commune_code: string | null
  wilaya: string
  postal_code: string | null
  is_default: boolean
  created_at: Date
  updated_at: Date
}
