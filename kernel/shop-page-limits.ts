/** Shared by the form and the server. */
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_CLOSURE_MESSAGE_LENGTH = 300
/** A vendor that closes for longer has stopped selling. */
export const MAX_CLOSURE_DAYS = 92
export const MAX_CLOSURES = 20
