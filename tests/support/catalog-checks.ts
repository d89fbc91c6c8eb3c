import { PRODUCTS, VENDORS } from '#demo/catalog/index.ts'
import type { DemoProduct, DemoVendor } from '#demo/catalog/types.ts'

export const VERIFIED: readonly string[] = VENDORS.filter(
  ({ status }) => status === 'verified',
).map(({ key }) => key)

export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

export const within = (value: number, least: number, max: number): boolean =>
  value >= least && value <= max

/** All violations at once, so that one run lists every item. */
export const breaking = <Item>(
  items: readonly Item[],
  label: (item: Item) => string,
  keeps: (item: Item) => boolean,
): string[] => items.filter((item) => !keeps(item)).map(label)

export const breakingProducts = (keeps: (product: DemoProduct) => boolean): string[] =>
  breaking(PRODUCTS, ({ key }) => key, keeps)

export const breakingVendors = (keeps: (vendor: DemoVendor) => boolean): string[] =>
  breaking(VENDORS, ({ key }) => key, keeps)
