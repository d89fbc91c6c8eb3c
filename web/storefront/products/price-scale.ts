export type PriceScale = { low: number; high: number; step: number }

export function priceScale(min: number, max: number): PriceScale {
  const step = roundStep((max - min) / 100)
  return { low: Math.floor(min / step) * step, high: Math.ceil(max / step) * step, step }
}

/** 1, 2 or 5 times a power of ten, at least 10 dinars. */
function roundStep(wanted: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(wanted, 10)))
  return [1, 2, 5, 10].map((digit) => digit * tens).find((step) => step >= wanted) ?? tens * 10
}

/** Null at the end of the scale: no filter. */
export const priceAt = (value: number, end: number): number | null => (value === end ? null : value)

export const percentOf = (price: number, { low, high }: PriceScale): number =>
  high === low ? 0 : Math.min(Math.max(((price - low) / (high - low)) * 100, 0), 100)
