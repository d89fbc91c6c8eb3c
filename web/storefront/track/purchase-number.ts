const asTyped = (typed: string) =>
  typed.trim().toUpperCase().replaceAll(/\s/g, '').replace(/^#/, '')

const parts = (typed: string) => {
  const bare = asTyped(typed)
  const [, code, position = ''] =
    /^Y-?([\dA-Z]{8})(-\d+)?$/.exec(bare) ?? /^([\dA-Z]{8})(-\d+)?$/.exec(bare) ?? []
  return code === undefined ? null : { purchase: `Y-${code}`, position }
}

/** Accepts lower case, a missing `Y-`, or the number of one of its orders. */
export const purchaseNumber = (typed: string): string => parts(typed)?.purchase ?? asTyped(typed)

/** Like `purchaseNumber`, with the order's index when it was typed. */
export function orderNumber(typed: string): string {
  const found = parts(typed)
  return found ? found.purchase + found.position : asTyped(typed)
}

export const keyIn = (hash: string): string | null =>
  /[#&]key=([\w-]{1,64})/.exec(hash)?.[1] ?? null
