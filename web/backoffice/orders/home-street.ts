type Place = {
  shipping_address: { address: string; city: string }
  pickup_point: { name: string; address: string } | null
}

/**
 * The street of the customer. Null where only an office was given at checkout: then the address of
 * the purchase is that of the office, or the commune.
 */
export function homeStreet({ shipping_address: to, pickup_point: office }: Place): string | null {
  if (office === null) return to.address
  const isOffice = to.address.includes(office.name) || to.address.includes(office.address)
  return isOffice || to.address === to.city ? null : to.address
}
