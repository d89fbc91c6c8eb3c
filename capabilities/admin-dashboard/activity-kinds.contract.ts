/** What is asked of the activity; the first is everything that was done but signing in. */
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

/** What an act can be looked up by; the first is anything. */
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
