import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { after, type Clock, type Milliseconds } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { MAX_WRONG_CODES } from '../../config.otp.ts'
import { deriveKey } from '../../crypto/derive-key.ts'
import { type LockedUser, lockUser } from '../../queries/user-writes.ts'
import {
  countWrongOtp,
  deleteToken,
  deleteTokensOf,
  findTokenUser,
  listTokenUsers,
  lockTokenByDigest,
  lockTokens,
  type OneTimeToken,
  saveToken,
} from '../../queries/one-time-tokens.ts'
import type { CodeKind, PendingSignUp, UserId } from '../../../schema.ts'

type Issue = {
  userId: UserId
  kind: CodeKind
  sentTo: string
  isPkce: boolean
  lifetime: Milliseconds
  length?: number
  fixed?: string | null
  signUp?: PendingSignUp | null | undefined
  isContested?: boolean | undefined
}
export type IssuedToken = {
  code: string
  tokenHash: string
  expiresAt: Date
}
/** A matching code or link, with its account locked. Only `useUp` consumes it. */
export type RedeemedToken = { token: OneTimeToken; account: LockedUser }

export const PKCE_PREFIX = 'pkce_'
const LINK_LENGTH = 56

/**
 * One secret serves code and link: the link's token is a MAC of the code, and the database stores a
 * MAC of that token, so that rows reveal neither.
 */
export function createOneTimeTokens({ clock, secret }: { clock: Clock; secret: string }) {
  const linkKey = deriveKey(secret, 'one-time-links')
  const digestKey = deriveKey(secret, 'one-time-digests')
  const linkOf = ({ id, sentTo }: Pick<OneTimeToken, 'id' | 'sentTo'>, code: string): string =>
    createHmac('sha256', linkKey)
      .update([id, sentTo, code].join('\n'))
      .digest('hex')
      .slice(0, LINK_LENGTH)
  const digestOf = (link: string): Buffer => createHmac('sha256', digestKey).update(link).digest()
  const isCodeOf = (token: OneTimeToken, code: string): boolean =>
    timingSafeEqual(digestOf(linkOf(token, code)), token.digest)

  return {
    /** Invalidates earlier codes of the same kind. */
    async issueOneTimeCode(tx: Tx, issue: Issue): Promise<IssuedToken> {
      const { lifetime, length = 6, fixed, signUp = null, isContested = false, ...about } = issue
      const { sentTo, isPkce } = about
      const now = clock.now()
      const id = newId(now)
      const code = fixed ?? String(randomInt(10 ** length)).padStart(length, '0')
      const link = linkOf({ id, sentTo }, code)
      const expiresAt = after(now, lifetime)
      const token = { ...about, id, digest: digestOf(link), signUp, isContested }
      await saveToken(tx, { ...token, createdAt: now, expiresAt })
      return { code, tokenHash: isPkce ? PKCE_PREFIX + link : link, expiresAt }
    },

    /**
     * A wrong code is counted against each candidate, so the caller must commit also when the
     * result is null. After `MAX_WRONG_CODES` no code is accepted, but the link and the sign-up
     * stay: anyone can type wrong codes for an address, and its owner still has the mail.
     */
    async redeemCode(
      tx: Tx,
      { kinds, sentTo, code }: { kinds: readonly CodeKind[]; sentTo: string; code: string },
    ): Promise<RedeemedToken | null> {
      // Lock order: accounts before codes, as everywhere, to avoid deadlocks.
      const accounts = new Map<UserId, LockedUser>()
      for (const userId of await listTokenUsers(tx, { sentTo, kinds })) {
        const account = await lockUser(tx, userId)
        if (account) accounts.set(userId, account)
      }
      const tokens = await lockTokens(tx, { sentTo, kinds }, clock.now())
      const right = tokens.find(
        (token) => token.attempts < MAX_WRONG_CODES && isCodeOf(token, code),
      )
      if (!right) for (const { id } of tokens) await countWrongOtp(tx, id)
      const account = right && accounts.get(right.userId)
      return account ? { token: right, account } : null
    },

    /** Links cannot be guessed, so wrong ones are not counted. */
    async redeemLink(
      tx: Tx,
      { kinds, tokenHash }: { kinds: readonly CodeKind[]; tokenHash: string },
    ): Promise<RedeemedToken | null> {
      const digest = digestOf(tokenHash.replace(PKCE_PREFIX, ''))
      const holder = await findTokenUser(tx, digest)
      const account = holder && (await lockUser(tx, holder))
      const token = account && (await lockTokenByDigest(tx, digest, clock.now()))
      return token && kinds.includes(token.kind) ? { token, account } : null
    },

    useUp: (tx: Tx, { token }: RedeemedToken): Promise<void> => deleteToken(tx, token.id),

    forgetCodesOf: (tx: Tx, userId: UserId): Promise<void> => deleteTokensOf(tx, userId),
  }
}
export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>
