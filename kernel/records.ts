/** The keys of a record whose type names them all. */
export const ownKeysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[] // the library says `string[]`, for objects with more keys than their type

/** `Object.entries` with the names of a record: of one that has no others. */
export const entriesOf = <Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] => Object.entries(record) as [Key, Value][] // the library types every name as text

/** One value for each name. */
export const recordOf = <Key extends PropertyKey, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value> // has each of `keys`
