const asTyped = (typed: string) =>
  typed.trim().toUpperCase().replaceAll(/\s/g, '').replace(/^#/, '')

const parts = (typed: string) => {
  const bare = asTyped(typed)
  const [, code, position = ''] =
    /^Y-?([\dA-Z]{8})(-\d+)?$/.exec(bare) ?? /^([\dA-Z]{8})(-\d+)?$/.exec(bare) ?? []
  return code === undefined ? null : { purchase: `Y-${code}`, position }
}

/** The purchase's number as people type it: small letters, without `Y-`, or one of its orders' numbers. */
export const purchaseNumber = (typed: string): string => parts(typed)?.purchase ?? asTyped(typed)

/** The same, with the place of the order where one of them was named. */
export function orderNumber(typed: string): string {
  const found = parts(typed)
  return found ? found.purchase + found.position : asTyped(typed)
}

/** The key in the fragment of a mailed address. */
export const keyIn = (hash: string): string | null =>
  /[#&]key=([\w-]{1,64})/.exec(hash)?.[1] ?? null
