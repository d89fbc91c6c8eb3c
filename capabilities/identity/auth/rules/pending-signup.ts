import type { PendingSignUp, User } from '../../schema.ts'

/** Its data may come from any sign-up with that address, except what the service role wrote. */
export const isUnproven = (
  user: Pick<User, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'lastSignInAt'>,
): boolean => !user.emailConfirmedAt && !user.phoneConfirmedAt && !user.lastSignInAt

/** `isContested`: several different sign-ups used the address. */
export type Waiting = { signUp: PendingSignUp | null; isContested: boolean }

export const NO_WAITERS: Waiting = { signUp: null, isContested: false }

/**
 * Any visitor may request a resend, and its reader cannot see which sign-up it is for, so a
 * contested code only confirms the address.
 */
export const resentSignUp = (waiting: Waiting | null): Waiting =>
  waiting && !waiting.isContested ? waiting : { signUp: null, isContested: waiting !== null }
