import { z } from 'zod'
import { filled, Id, Instant, pageOf } from '../contract.ts'
import { PERFORMANCE_SORTS } from './performance-sorts.contract.ts'

export type { PerformanceSort } from './performance-sorts.contract.ts'

export const PerformanceQuery = z.object({
  search: filled(z.string().trim().max(120)),
  /** The highest rate first. */
  sort: filled(z.enum(PERFORMANCE_SORTS)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(10)),
})
export type PerformanceQuery = z.infer<typeof PerformanceQuery>

const Count = z.number().int()
/** Percent of a count; null without any. */
const Rate = z.number().min(0).max(100).nullable()

/** Of orders placed in the last ninety days. */
export const PerformanceLine = z.strictObject({
  id: Id,
  business_name: z.string(),
  orders: Count,
  /** Before shipping, by the vendor; of all orders. */
  cancelled_rate: Rate,
  /** After the last promised day; of the orders that were delivered or came back. */
  late_rate: Rate,
  /** On delivery; of the orders that were delivered or came back. */
  refused_rate: Rate,
  /** Of the delivered orders; without returns that were withdrawn or refused. */
  returned_rate: Rate,
})
export type PerformanceLineView = z.infer<typeof PerformanceLine>

export const PerformancePage = pageOf(PerformanceLine).extend({
  /** Null before the first run of the job. */
  computed_at: Instant.nullable(),
})
export type PerformancePageView = z.infer<typeof PerformancePage>
