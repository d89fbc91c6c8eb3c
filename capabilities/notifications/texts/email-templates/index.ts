import { ORDER_TIMES } from './orders.ts'
import { PEOPLE_TIMES } from './customers.ts'
import { RETURN_TIMES } from './returns.ts'
import { SHOP_TIMES } from './vendors.ts'

/** When each mail is sent. */
export const OCCASIONS = { ...ORDER_TIMES, ...RETURN_TIMES, ...PEOPLE_TIMES, ...SHOP_TIMES }
export type OccasionKey = keyof typeof OCCASIONS
