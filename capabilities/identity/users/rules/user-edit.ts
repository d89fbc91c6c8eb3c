import type { Profile } from '../../schema.ts'

export type PersonFields = Pick<
  Profile,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'wilaya'
>
type Changed = { before: Partial<PersonFields>; after: Partial<PersonFields> }

/** The fields that an edit really changes, as they were and as they will be; null for none. */
export function changedFields(before: PersonFields, after: PersonFields): Changed | null {
  const names = (Object.keys(after) as (keyof PersonFields)[]) // its own keys
    .filter((name) => before[name] !== after[name])
  if (names.length === 0) return null
  const only = (fields: PersonFields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}
