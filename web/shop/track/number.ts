/** The purchase's number as people type it: small letters, without `Y-`, or one of its orders' numbers. */
export function purchaseNumber(typed: string): string {
  const bare = typed.trim().toUpperCase().replaceAll(/\s/g, '').replace(/^#/, '')
  const whole = /^Y-?([\dA-Z]{8})(-\d+)?$/.exec(bare) ?? /^([\dA-Z]{8})(-\d+)?$/.exec(bare)
  return whole?.[1] === undefined ? bare : `Y-${whole[1]}`
}
