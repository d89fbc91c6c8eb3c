import { z } from 'zod'
import { Id, Version } from '../contract.ts'
import { OrderItem } from './contract.ts'

/** Order ids separated by commas; by default all orders waiting to be prepared. */
export const PickQuery = z.object({
  ids: z
    .string()
    .max(4_000)
    .transform((text) => text.split(','))
    .pipe(z.array(Id).min(1).max(100))
    .optional(),
})
export const PickList = z.object({
  order_ids: z.array(Id),
  /** Orders waiting to be prepared, whether on this list or not. */
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
