/** Enough of an account's number to know it again: its last four digits. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`
