import { IDENTITY_OCCASIONS } from '#capabilities/identity/index.ts'
import { NOTIFICATION_OCCASIONS } from '#capabilities/notifications/index.ts'
import { ORDER_OCCASIONS } from '#capabilities/orders/index.ts'
import { PRIVACY_OCCASIONS } from '#capabilities/privacy/index.ts'
import type { Occasion } from '#platform/email/template-overrides.ts'

/** Every mail that the product sends, as the operator reads of it. */
export const OCCASIONS: readonly Occasion[] = [
  ...NOTIFICATION_OCCASIONS,
  ...ORDER_OCCASIONS,
  ...IDENTITY_OCCASIONS,
  ...PRIVACY_OCCASIONS,
]
