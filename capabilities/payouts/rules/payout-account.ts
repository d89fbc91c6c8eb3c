import { days } from '#kernel/time.ts'

/** How long a changed account waits before it is paid: whoever broke in is found out first. */
export const ACCOUNT_CHANGE_COOLDOWN = days(3)

/** Enough of an account's number to know it again: its last four digits. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`
