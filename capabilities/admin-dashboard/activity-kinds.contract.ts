/** The first is every action except sign-ins. */
export const ACTIVITY_KINDS = [
  'acts',
  'people',
  'shops',
  'products',
  'orders',
  'money',
  'settings',
  'sign-ins',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** The first is any subject. */
export const ACTIVITY_SUBJECTS = [
  'any',
  'user',
  'vendor',
  'product',
  'order',
  'category',
  'promo_code',
  'synonym',
  'payout_batch',
  'payout',
  'invoice',
  'settings',
] as const
