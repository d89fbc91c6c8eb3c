import { days, minutes } from '#kernel/time.ts'

/** Time without changes after which a checkout counts as abandoned. */
export const CART_ABANDONED_AFTER = minutes(30)
/** Older carts get no reminder. */
export const REMINDER_WINDOW = days(7)
/** How long the link in a reminder works. */
export const RESTORE_WINDOW = days(30)
