/** How much a shop may say of itself, and for how long it may be closed: the form and the server agree. */
export const LONGEST_DESCRIPTION = 2000
export const LONGEST_CLOSURE_MESSAGE = 300
/** A shop that is closed for longer is one that has stopped. */
export const LONGEST_CLOSURE_DAYS = 92
export const MOST_CLOSURES = 20
