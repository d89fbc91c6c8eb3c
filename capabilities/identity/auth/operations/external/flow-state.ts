import { createHmac, randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { createEncryption, deriveKey } from '../../crypto/derive-key.ts'
import {
  type Flow,
  type FlowKind,
  insertFlow,
  lockFlowByCode,
  lockNewestFlow,
  saveFlowCode,
  markFlowUsed,
} from '../../queries/flow-states.ts'
import { getUser, lockPassword, saveSignIn } from '../../queries/users.ts'
import { isBanned } from '../../rules/email-and-phone.ts'
import { matchesPkceChallenge } from '../../crypto/pkce-challenge.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import type { AnswerSession, IssueSession, SessionResponse } from '../sessions/issue-session.ts'
import type { FlowId } from '../../../schema.ts'

/** Applies to the visit to the provider and, from its issue on, to the code. */
export const FLOW_LIFETIME = minutes(5)

export type Start = {
  kind: FlowKind
  /** Null until the provider says which user it is. */
  userId: UserId | null
  linkingUserId?: UserId | null
  provider?: string | null
  redirectTo: string
  challenge: Challenge | null
  toProvider?: { nonce: string; verifier: string }
  /** Known only to the browser that started the flow; checked at the callback. */
  browserSecret?: string
  inviteTokenDigest?: Buffer | null
}
type ProviderTokens = { accessToken: string | null; refreshToken: string | null }
type Completion = { userId: UserId; tokens?: ProviderTokens; sessionNotAfter?: Date | null }

export function createFlowStates({ clock, secret }: { clock: Clock; secret: string }) {
  const encryption = createEncryption(deriveKey(secret, 'flows'))
  const codeKey = deriveKey(secret, 'flow-codes')
  const digestOf = (text: string): Buffer => createHmac('sha256', codeKey).update(text).digest()
  const about = (id: FlowId, what: string): string => `flow:${id}:${what}`
  const encrypted = (id: FlowId, what: string, text: string | null | undefined): Buffer | null =>
    text ? encryption.encrypt(Buffer.from(text), about(id, what)) : null
  const opened = (id: FlowId, what: string, bytes: Buffer | null): string | null =>
    bytes ? encryption.decrypt(bytes, about(id, what)).toString() : null

  async function giveCode(tx: Tx, id: FlowId, { userId, tokens, sessionNotAfter }: Completion) {
    const code = randomBytes(32).toString('base64url')
    await saveFlowCode(tx, id, {
      userId,
      codeDigest: digestOf(code),
      encryptedAccessToken: encrypted(id, 'access', tokens?.accessToken),
      encryptedRefreshToken: encrypted(id, 'refresh', tokens?.refreshToken),
      sessionNotAfter: sessionNotAfter ?? null,
      at: clock.now(),
    })
    return code
  }

  return {
    digestOf,

    /** The flow id may be sent to the provider: it grants nothing. */
    async startFlow(tx: Tx, start: Start): Promise<{ id: FlowId }> {
      const now = clock.now()
      const id = newId<FlowId>(now)
      await insertFlow(tx, {
        id,
        kind: start.kind,
        userId: start.userId,
        linkingUserId: start.linkingUserId ?? null,
        provider: start.provider ?? null,
        redirectTo: start.redirectTo,
        challenge: start.challenge,
        nonce: start.toProvider?.nonce ?? null,
        encryptedVerifier: encrypted(id, 'verifier', start.toProvider?.verifier),
        browserDigest: start.browserSecret ? digestOf(start.browserSecret) : null,
        inviteTokenDigest: start.inviteTokenDigest ?? null,
        createdAt: now,
      })
      return { id }
    },

    /** For the newest flow of that user and kind, after a link in an email was opened. */
    async issueCode(
      tx: Tx,
      { userId, kind }: { userId: UserId; kind: FlowKind },
    ): Promise<string | null> {
      const flow = await lockNewestFlow(tx, userId, kind)
      return flow ? giveCode(tx, flow.id, { userId }) : null
    },

    completeFlow: (tx: Tx, flow: Flow, completion: Completion): Promise<string> =>
      giveCode(tx, flow.id, completion),

    providerVerifierOf: (flow: Flow): string | null =>
      opened(flow.id, 'verifier', flow.encryptedVerifier),

    providerTokensOf: (flow: Flow): ProviderTokens => ({
      accessToken: opened(flow.id, 'access', flow.encryptedAccessToken),
      refreshToken: opened(flow.id, 'refresh', flow.encryptedRefreshToken),
    }),
  }
}
export type FlowStates = ReturnType<typeof createFlowStates>

type Deps = {
  db: Db
  clock: Clock
  flows: FlowStates
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = { code: string; verifier: string; visitor: Visitor }
export type ExchangeRefusal = {
  code:
    | 'code_or_verifier_missing'
    | 'flow_state_not_found'
    | 'flow_state_expired'
    | 'bad_code_verifier'
    | 'user_banned'
}
export type ExchangeAnswer = SessionResponse & { providerTokens: ProviderTokens }

/** Exchanges a code for a session, once. A wrong verifier does not use up the code. */
export const exchangePkceCode =
  ({ db, clock, flows, openSession, answerSession }: Deps) =>
  async ({
    code,
    verifier,
    visitor,
  }: Command): Promise<Result<ExchangeAnswer, ExchangeRefusal>> => {
    if (!code || !verifier) return refuse({ code: 'code_or_verifier_missing' })

    const exchanged = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const flow = await lockFlowByCode(tx, flows.digestOf(code))
      if (!flow?.codeIssuedAt || !flow.userId || flow.usedAt)
        return refuse({ code: 'flow_state_not_found' } as const)
      // Counted from the code's issue: the email may wait in the mailbox for longer.
      if (flow.codeIssuedAt < before(now, FLOW_LIFETIME))
        return refuse({ code: 'flow_state_expired' } as const)
      if (!flow.challenge || !matchesPkceChallenge(flow.challenge, verifier))
        return refuse({ code: 'bad_code_verifier' } as const)
      const account = await lockPassword(tx, flow.userId)
      if (!account) return refuse({ code: 'flow_state_not_found' } as const)
      if (isBanned(account.bannedUntil, now)) return refuse({ code: 'user_banned' } as const)

      const providerTokens = flows.providerTokensOf(flow)
      await markFlowUsed(tx, flow.id, now)
      await saveSignIn(tx, flow.userId, { provider: flow.provider ?? 'email', at: now })
      const open = await openSession(tx, {
        userId: flow.userId,
        method: methodOf(flow),
        visitor,
        notAfter: flow.sessionNotAfter,
      })
      return ok({ open, user: await getUser(tx, flow.userId), providerTokens })
    })

    if (!exchanged.ok) return exchanged
    const { user, open, providerTokens } = exchanged.value
    return ok({ ...(await answerSession(user, open)), providerTokens })
  }
export type ExchangePkceCode = ReturnType<typeof exchangePkceCode>

const methodOf = ({ kind, provider }: Flow) =>
  kind === 'sso/saml' && provider
    ? { method: kind, provider: provider.replace(/^sso:/, '') }
    : { method: kind }
