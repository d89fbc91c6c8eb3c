import type { Address, AddressId } from '../schema.ts'

export const MAX_ADDRESSES = 20

/** The first address is always the default. */
export const becomesDefault = (others: readonly Address[], wanted: boolean): boolean =>
  wanted || !others.some(({ isDefault }) => isDefault)

/** The newest remaining address becomes the default. */
export function nextDefault(addresses: readonly Address[], gone: AddressId): Address | null {
  const rest = addresses.filter(({ id }) => id !== gone)
  if (rest.length === 0 || rest.some(({ isDefault }) => isDefault)) return null
  return rest.reduce((newest, address) => (address.createdAt > newest.createdAt ? address : newest))
}
