import type { Profile } from '../../schema.ts'
import { entriesOf } from '#kernel/records.ts'

export type UserEditFields = Pick<
  Profile,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'wilaya'
>
type Changed = { before: Partial<UserEditFields>; after: Partial<UserEditFields> }

export function changedFields(before: UserEditFields, after: UserEditFields): Changed | null {
  const names = entriesOf(after)
    .filter(([name, value]) => before[name] !== value)
    .map(([name]) => name)
  if (names.length === 0) return null
  const only = (fields: UserEditFields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}
