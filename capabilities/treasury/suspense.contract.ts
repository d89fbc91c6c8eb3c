import { z } from 'zod'
import { Dinars, Id, Instant } from '../contract.ts'

/** What a posted remittance left in the clearing account. */
export const SuspenseItem = z.object({
  remittance_id: Id,
  reference: z.string(),
  courier: z.object({ code: z.string(), name: z.string() }),
  /** Cash that was counted; else a courier's statement. */
  is_counted: z.boolean(),
  /** Positive when it is missing, negative when it came in excess. */
  amount: Dinars,
  posted_at: Instant,
  /** Since the posting. */
  days: z.number().int(),
  recorded_by: z.string().nullable(),
  posted_by: z.string().nullable(),
  /** Why another sum came. */
  note: z.string().nullable(),
  /** Disputed lines that are decided on their own. */
  disputed: z.number().int(),
  /** A journal that names it waits for a second person. */
  is_journal_recorded: z.boolean(),
})
export type SuspenseItemView = z.infer<typeof SuspenseItem>
/** The 100 oldest; `total` and `sum` are of all. */
export const SuspenseItems = z.object({
  items: z.array(SuspenseItem),
  total: z.number().int(),
  sum: Dinars,
  /** Of the clearing account; what `sum` does not explain was posted by journals that name no remittance. */
  balance: Dinars,
})
export type SuspenseItemsView = z.infer<typeof SuspenseItems>
