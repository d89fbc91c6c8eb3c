import type { Occasion } from '#platform/mail/wording.ts'
import { ORDER_OCCASIONS } from './orders.ts'
import { PEOPLE_OCCASIONS } from './people.ts'
import { RETURN_OCCASIONS } from './returns.ts'
import { SHOP_OCCASIONS } from './shops.ts'

/** Every mail of this capability, with an example of each. */
export const NOTIFICATION_OCCASIONS: readonly Occasion[] = [
  ...ORDER_OCCASIONS,
  ...RETURN_OCCASIONS,
  ...PEOPLE_OCCASIONS,
  ...SHOP_OCCASIONS,
]
