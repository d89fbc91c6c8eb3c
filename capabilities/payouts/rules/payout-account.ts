import { days } from '#kernel/time.ts'

/** Gives the owner time to notice a takeover before money goes to a changed account. */
export const ACCOUNT_CHANGE_COOLDOWN = days(3)

export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`
