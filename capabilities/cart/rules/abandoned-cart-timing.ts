import { days, minutes } from '#kernel/time.ts'

/** A checkout that nothing happened to for so long is a cart that was left. */
export const CART_ABANDONED_AFTER = minutes(30)
/** What was left longer ago is not brought up again. */
export const REMINDER_WINDOW = days(7)
/** How long the link of a reminder opens the cart. */
export const RESTORE_WINDOW = days(30)
