import type { Occasion } from '#platform/mail/wording.ts'
import { OCCASIONS } from '../texts/occasions/index.ts'
import { ORDER_OCCASIONS } from './orders.ts'
import { PEOPLE_OCCASIONS } from './people.ts'
import { RETURN_OCCASIONS } from './returns.ts'
import { SHOP_OCCASIONS } from './shops.ts'

/** Every mail of this capability, with when it is sent and an example. */
export const NOTIFICATION_OCCASIONS: readonly Occasion[] = [
  ...ORDER_OCCASIONS,
  ...RETURN_OCCASIONS,
  ...PEOPLE_OCCASIONS,
  ...SHOP_OCCASIONS,
].map((sample) => ({ ...sample, when: OCCASIONS[sample.key] }))
