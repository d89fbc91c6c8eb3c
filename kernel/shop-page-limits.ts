/** How much a shop may say of itself, and for how long it may be closed: the form and the server agree. */
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_CLOSURE_MESSAGE_LENGTH = 300
/** A shop that is closed for longer is one that has stopped. */
export const MAX_CLOSURE_DAYS = 92
export const MAX_CLOSURES = 20
