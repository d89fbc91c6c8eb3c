import { z } from 'zod'
import { Id, Version } from '../contract.ts'
import { OrderItem } from './contract.ts'

/** The orders to take from the shelves for, with commas between; without them those that wait. */
export const PickQuery = z.object({
  ids: z
    .string()
    .max(4_000)
    .transform((text) => text.split(','))
    .pipe(z.array(Id).min(1).max(100))
    .optional(),
})
/** What orders take from the shelves: each product once, with how many and for whom. */
export const PickList = z.object({
  order_ids: z.array(Id),
  /** How many orders wait to be prepared, on this list or not. */
  waiting: z.number().int(),
  pieces: z.number().int(),
  lines: z.array(
    OrderItem.pick({
      product_id: true,
      variant_id: true,
      product_name: true,
      variant_label: true,
      sku: true,
      image: true,
      quantity: true,
    }).extend({
      orders: z.array(
        z.object({
          id: Id,
          order_number: z.string(),
          version: Version,
          quantity: z.number().int(),
        }),
      ),
    }),
  ),
})
export type PickListView = z.infer<typeof PickList>
