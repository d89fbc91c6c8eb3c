// Names of the model and the ids that the product gave to the same things.
export type SoldOrder = {
  id: string
  number: string
  vendorId: string
  purchaseId: string
  /** In the order of the model's items; exchanges append. */
  itemIds: string[]
}
export type Names = {
  purchases: Map<string, { number: string; key: string }>
  orders: Map<string, SoldOrder>
  parcels: Map<string, { id: string; orderId: string; tracking: string; returnId: string | null }>
  returns: Map<string, { id: string; orderId: string; itemId: string; quantity: number }>
  refunds: Map<string, string>
  batches: Map<string, string>
}

export const createNames = (): Names => ({
  purchases: new Map(),
  orders: new Map(),
  parcels: new Map(),
  returns: new Map(),
  refunds: new Map(),
  batches: new Map(),
})

export class UnknownName extends Error {}

export function getName<Value>(names: ReadonlyMap<string, Value>, name: string): Value {
  const value = names.get(name)
  if (value === undefined) throw new UnknownName(`the driver does not know ${name}`)
  return value
}
