export const PERFORMANCE_SORTS = [
  'orders',
  'cancelled',
  'late',
  'refused',
  'returned',
  'name',
] as const
export type PerformanceSort = (typeof PERFORMANCE_SORTS)[number]
