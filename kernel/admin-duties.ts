import { codesOf } from './codes-of.ts'
import { isOneOf } from './one-of.ts'

/** Parts of the back office. Calls and screens name the area they need, never a duty. */
export const ADMIN_AREAS = [
  'money',
  'orders',
  'order_changes',
  'customers',
  'carts',
  'vendors',
  'moderation_queue',
  'moderation_decisions',
  'notes',
  'products',
  'promotions',
  'content',
  'advertising',
  'reports',
  'emails',
  'system',
] as const
export type AdminArea = (typeof ADMIN_AREAS)[number]

/** What an admin may do in the back office, in display order; a new admin has all of them. */
export const ADMIN_DUTIES = [
  { code: 'finance', opens: ['money', 'orders', 'vendors', 'notes', 'reports'] },
  {
    code: 'support',
    opens: [
      ...(['orders', 'order_changes', 'customers', 'carts', 'vendors'] as const),
      ...(['moderation_queue', 'notes', 'emails'] as const),
    ],
  },
  { code: 'catalogue', opens: ['products'] },
  { code: 'moderation', opens: ['vendors', 'moderation_queue', 'moderation_decisions', 'notes'] },
  { code: 'marketing', opens: ['carts', 'promotions', 'content', 'advertising', 'reports'] },
  { code: 'administration', opens: ['customers', 'emails', 'system'] },
] as const satisfies readonly { code: string; opens: readonly AdminArea[] }[]
export type AdminDuty = (typeof ADMIN_DUTIES)[number]['code']

/** The duties of which one opens one of these areas. */
export const dutiesFor = (...areas: readonly AdminArea[]): readonly AdminDuty[] =>
  codesOf(ADMIN_DUTIES.filter(({ opens }) => areas.some((area) => isOneOf(opens, area))))

export const opensArea = (duties: readonly AdminDuty[], area: AdminArea): boolean =>
  dutiesFor(area).some((duty) => duties.includes(duty))
