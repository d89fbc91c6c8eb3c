import type { PendingSignUp, User } from '../../schema.ts'

/**
 * Whether nobody has proven to be this account's owner yet. What it holds may then be anybody's who
 * typed its address, except what an operator wrote.
 */
export const isUnproven = (
  user: Pick<User, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'lastSignInAt'>,
): boolean => !user.emailConfirmedAt && !user.phoneConfirmedAt && !user.lastSignInAt

/** A code as it waits: what it stands for, and whether others claimed the address before. */
export type Waiting = { signUp: PendingSignUp | null; isContested: boolean }

/** A code for an account that has its owner already: it brings nothing along. */
export const NOBODY_WAITS: Waiting = { signUp: null, isContested: false }

/**
 * What a code stands for that is asked for again. Anybody may ask, and its reader cannot see which
 * sign-up it means: unless there was only one, it proves the address and brings nothing along.
 */
export const resentSignUp = (waiting: Waiting | null): Waiting =>
  waiting && !waiting.isContested ? waiting : { signUp: null, isContested: waiting !== null }
