import type { Occasion } from '#platform/email/template-overrides.ts'
import { OCCASIONS } from '../texts/email-templates/index.ts'
import { ORDER_OCCASIONS } from './orders.ts'
import { PEOPLE_OCCASIONS } from './customers.ts'
import { RETURN_OCCASIONS } from './returns.ts'
import { SHOP_OCCASIONS } from './vendors.ts'

/** Every mail of this capability, with when it is sent and an example. */
export const NOTIFICATION_OCCASIONS: readonly Occasion[] = [
  ...ORDER_OCCASIONS,
  ...RETURN_OCCASIONS,
  ...PEOPLE_OCCASIONS,
  ...SHOP_OCCASIONS,
].map((sample) => ({ ...sample, when: OCCASIONS[sample.key] }))
