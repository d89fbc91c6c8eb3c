/** What an admin may do in the back office; a new admin has all of them. */
export const ADMIN_DUTIES = [
  'finance',
  'support',
  'catalogue',
  'moderation',
  'marketing',
  'administration',
] as const
export type AdminDuty = (typeof ADMIN_DUTIES)[number]

/** Parts of the back office, with the duties of which one opens them. */
export const ADMIN_AREAS = {
  money: ['finance'],
  orders: ['finance', 'support'],
  customers: ['support', 'administration'],
  carts: ['support', 'marketing'],
  vendors: ['moderation', 'support', 'finance'],
  moderation: ['moderation', 'support'],
  notes: ['support', 'finance', 'moderation'],
  products: ['catalogue'],
  promotions: ['marketing'],
  content: ['marketing'],
  reports: ['marketing', 'finance'],
  emails: ['support', 'administration'],
  administration: ['administration'],
} as const satisfies Record<string, readonly AdminDuty[]>
export type AdminArea = keyof typeof ADMIN_AREAS

export const opensArea = (duties: readonly AdminDuty[], area: AdminArea): boolean =>
  ADMIN_AREAS[area].some((duty) => duties.includes(duty))
