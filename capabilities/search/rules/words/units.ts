/** The signs of units, by how they are written; agrees with search.unit_sign in the database. */
export const UNIT_SIGNS: Readonly<Record<string, string>> = {
  kg: 'kg kilo kilos كغ كلغ كيلو',
  g: 'g gr gramme grammes غ غرام',
  l: 'l litre litres liter liters ل لتر ليتر',
  ml: 'ml مل',
  cl: 'cl',
  cm: 'cm سم',
  mm: 'mm مم',
  m: 'm metre metres meter meters م متر',
  w: 'w watt watts واط',
  v: 'v volt volts فولت',
  ah: 'ah',
  mah: 'mah',
  go: 'go gb',
  to: 'to tb',
  pouces: 'pouce pouces inch inches بوصه',
}
